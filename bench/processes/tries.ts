import { setTimeout as pause } from 'node:timers/promises'
import { createApiClient } from '@potluck/api/client'
import { directImports } from '@potluck/api/direct-imports'
import { getJob } from '@potluck/api/jobs'
import { listLabels } from '@potluck/api/labels'
import { createRecipe, getRecipe, listRecipes, updateRecipe } from '@potluck/api/recipes'
import { login } from '@potluck/api/sessions'
import type { Cook } from '../kill/cook.ts'
import { listenLive } from '../server/live-listener.ts'

const [, { endpoint: importJsonLd }] = directImports

/** The same cook at another process. */
export function cookAt(address: string, cook: Cook): Cook {
  return { ...cook, api: createApiClient({ base: `${address}api/`, token: () => cook.token }) }
}

const add = async ({ api }: Cook, title: string, labels: readonly string[] = []): Promise<string> => {
  const id = crypto.randomUUID()
  await api.call(createRecipe, { body: { id, title, labels: [...labels] } })
  return id
}

/** Calls as clients make them: fourteen pages of recipes and three single ones to three changes. @returns how many */
export async function callMany(cooks: readonly Cook[], each: number): Promise<number> {
  await Promise.all(
    cooks.map(async (cook) => {
      const ids: string[] = []
      for (let n = 0; n < 40; n++) ids.push(await add(cook, `Soup ${n}`, [`label ${n % 12}`]))
      for (let n = 0; n < each; n++) {
        const id = ids[n % ids.length] ?? ''
        if (n % 20 < 14) await cook.api.call(listRecipes, { query: { count: 20 } })
        else if (n % 20 < 17) await cook.api.call(getRecipe, { params: { id } })
        else await cook.api.call(updateRecipe, { params: { id }, body: { title: `Soup ${n} again` } })
      }
    }),
  )
  return cooks.length * (40 + each)
}

/** Writes at one process and asks another at once. @returns what another one did not know */
export async function writeHereReadThere(places: readonly Cook[], rounds: number): Promise<readonly string[]> {
  const unknown: string[] = []
  for (let round = 0; round < rounds; round++) {
    const [here, there] = [places[round % places.length], places[(round + 1) % places.length]]
    if (!here || !there) break
    const label = `round ${round}`
    const id = await add(here, `Stew ${round}`, [label])
    const [page, labels] = await Promise.all([
      there.api.call(listRecipes, { query: { count: 5, labels: label } }),
      there.api.call(listLabels, {}),
    ])
    if (!page.data.data.some((recipe) => recipe.id === id)) unknown.push(`the page lacks Stew ${round}`)
    if (!labels.data.some(({ title }) => title === label)) unknown.push(`the labels lack ${label}`)
    await here.api.call(updateRecipe, { params: { id }, body: { title: `Pie ${round}` } })
    const { title } = (await there.api.call(getRecipe, { params: { id } })).data
    if (title !== `Pie ${round}`) unknown.push(`Pie ${round} is still ${title}`)
  }
  return unknown
}

/** The time from a change at one process until the news of it at another, milliseconds, in order. */
export async function timeEvents(here: Cook, there: Cook, address: string, count: number): Promise<readonly number[]> {
  const listener = listenLive(address, there)
  await listener.open()
  await pause(200)
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const id = crypto.randomUUID()
    const at = performance.now()
    const told = listener.heard(id)
    await here.api.call(createRecipe, { body: { id, title: `News ${n}` } })
    times.push((await told) - at)
    await pause(20)
  }
  listener.close()
  return times.sort((one, other) => one - other)
}

const countRecipes = async ({ api }: Cook) => (await api.call(listRecipes, { query: { count: 1 } })).data.totalCount

/** As many imports as a cook may have open at once. */
const jobsOfCook = 3

async function importAt(cook: Cook, addresses: readonly string[], first: number): Promise<readonly string[]> {
  const size = 25
  const before = await countRecipes(cook)
  const jobIds = await Promise.all(
    Array.from({ length: jobsOfCook }, async (_, job) => {
      const recipes = Array.from({ length: size }, (__, n) => ({ '@type': 'Recipe', name: `Import ${job} ${n}` }))
      const { api } = cookAt(addresses[(first + job) % addresses.length] ?? '', cook)
      return (await api.call(importJsonLd, { file: new Blob([JSON.stringify(recipes)]) })).data.jobId
    }),
  )
  const complaints: string[] = []
  for (const id of jobIds) {
    for (;;) {
      const { status, outcomes } = (await cook.api.call(getJob, { params: { id } })).data
      if (status !== 'waiting' && status !== 'running') {
        if (status !== 'done' || outcomes.done !== size) complaints.push(`a job is ${status} with ${outcomes.done}`)
        break
      }
      await pause(100)
    }
  }
  const came = (await countRecipes(cook)) - before
  if (came !== jobsOfCook * size) complaints.push(`${jobsOfCook * size} recipes were imported, and ${came} came`)
  return complaints
}

/** Imports of all cooks at once, through all processes: each job brings each recipe once. @returns complaints */
export async function importEverywhere(
  cooks: readonly Cook[],
  addresses: readonly string[],
): Promise<readonly string[]> {
  return (await Promise.all(cooks.map((cook, index) => importAt(cook, addresses, index)))).flat()
}

/** Guesses a password at all processes at once. @returns how many guesses were tried before the next were refused */
export async function guessEverywhere(addresses: readonly string[], email: string): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: 48 }, (_, n) => {
      const guest = createApiClient({ base: `${addresses[n % addresses.length]}api/`, token: () => null })
      return guest.call(login, { body: { email, password: `guess number ${n}` } }).then(
        () => 200,
        ({ status }: { readonly status: number }) => status,
      )
    }),
  )
  return answers.filter((status) => status !== 429).length
}
