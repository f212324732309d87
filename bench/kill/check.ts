import { setTimeout as pause } from 'node:timers/promises'
import { getJob, listJobs } from '@potluck/api/jobs'
import { listMessages } from '@potluck/api/messages'
import { listRecipes } from '@potluck/api/recipes'
import { getShoppingList } from '@potluck/api/shopping-lists'
import type { Cook } from './cook.ts'
import type { Ledger } from './ledger.ts'

interface Found {
  readonly id: string
  readonly text: string
}

async function allRecipes({ api }: Cook): Promise<readonly Found[]> {
  const found: Found[] = []
  for (;;) {
    const { data } = (await api.call(listRecipes, { query: { count: 500, offset: found.length, sort: 'createdAt' } }))
      .data
    if (data.length === 0) return found
    found.push(...data.map(({ id, title }) => ({ id, text: title })))
  }
}

async function allMessages({ api }: Cook, other: Cook): Promise<readonly Found[]> {
  const found: Found[] = []
  for (let before: string | undefined; ; before = found.at(-1)?.id) {
    const query = { user: other.id, messageLimit: 100, ...(before === undefined ? {} : { before }) }
    const { data } = await api.call(listMessages, { query })
    if (data.length === 0) return found
    found.push(...data.toReversed().map(({ id, body }) => ({ id, text: body })))
  }
}

/** Compares the things that exist with those that must, each once. */
function compare(what: string, ledger: Ledger, found: readonly Found[]): readonly string[] {
  const texts = new Map(found.map(({ id, text }) => [id, text]))
  const twice = found.length - new Set(found.map(({ text }) => text)).size
  return [
    ...ledger.all().flatMap((id) => ledger.check(what, id, texts.get(id) ?? null)),
    ...(twice > 0 ? [`${what}: ${twice} stand twice`] : []),
  ]
}

/** Everything that a cook was told is there. @returns complaints */
export async function check(cook: Cook, friend: Cook): Promise<readonly string[]> {
  const { api, listId } = cook
  const list = (await api.call(getShoppingList, { params: { id: listId } })).data
  const recipes = await allRecipes(cook)
  const sent = (messages: readonly Found[]) => messages.filter(({ id }) => cook.messages.all().includes(id))
  return [
    ...compare('recipe', cook.recipes, recipes),
    ...compare(
      'item',
      cook.items,
      list.items.map(({ id, title }) => ({ id, text: title })),
    ),
    ...compare('message', cook.messages, sent(await allMessages(cook, friend))),
    ...compare('message received', cook.messages, sent(await allMessages(friend, cook))),
  ]
}

/** Imports that ended, each against what is in the book: a job brings each recipe of its file once. */
async function checkImports(cook: Cook): Promise<{ readonly complaints: readonly string[]; readonly open: number }> {
  const complaints: string[] = []
  let open = 0
  let brought = 0
  for (const { id } of (await cook.api.call(listJobs, {})).data) {
    const { data } = await cook.api.call(getJob, { params: { id } })
    if (data.status === 'waiting' || data.status === 'running') {
      open += 1
      continue
    }
    brought += data.outcomes.done
    // One whose upload was never answered may be there all the same, and is then as whole as any.
    const count = cook.imports.get(id) ?? data.total
    // Killed twice before it got anywhere, it is given up, and its owner told so.
    if (data.failure?.code === 'crashed') continue
    if (data.status !== 'done' || data.outcomes.done !== count) {
      complaints.push(`import ${id} of ${count} is ${data.status} with ${data.outcomes.done}`)
    }
  }
  const known = new Set((await cook.api.call(listJobs, {})).data.map(({ id }) => id))
  complaints.push(...[...cook.imports.keys()].filter((id) => !known.has(id)).map((id) => `import ${id} is not there`))
  const importedCount = (await allRecipes(cook)).filter(({ text }) => text.startsWith('Import ')).length
  if (open === 0 && importedCount !== brought)
    complaints.push(`imports brought ${brought} recipes, but ${importedCount} are there`)
  return { complaints, open }
}

/** Waits for the imports of some cooks to end, and compares them with what is in the books. @returns complaints */
export async function checkEndedImports(cooks: readonly Cook[]): Promise<readonly string[]> {
  const complaints: string[] = []
  for (const cook of cooks) {
    for (;;) {
      const { complaints: found, open } = await checkImports(cook)
      if (open === 0) {
        complaints.push(...found)
        break
      }
      await pause(200)
    }
  }
  return complaints
}
