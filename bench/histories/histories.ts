import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, getAccount } from '@potluck/api/account'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { addCooking, listCookings } from '@potluck/api/cookings'
import { ApiError } from '@potluck/api/errors'
import { referenceHeader } from '@potluck/api/idempotency'
import { attachLabel, detachLabel, detachLabelFromMany } from '@potluck/api/labels'
import { deleteRecipes } from '@potluck/api/many-recipes'
import { createRecipe, deleteRecipe, getRecipe, rateRecipe, updateRecipe } from '@potluck/api/recipes'
import { register } from '@potluck/api/sessions'
import { addShoppingListItems, createShoppingList, getShoppingList } from '@potluck/api/shopping-lists'
import { restoreRecipes } from '@potluck/api/trash'
import { changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { applied, type BookState, emptyBook } from './book-model.ts'
import { createDevice, type Device, type Loss } from './device.ts'

/** One thing that happens on one of the two devices. */
export interface Step {
  readonly device: 0 | 1
  readonly does: (typeof doings)[number]
}

const doings = [
  'write',
  'write',
  'rate',
  'label',
  'unlabel',
  'unlabel many',
  'cook',
  'buy',
  'buy',
  'throw away',
  'throw away many',
  'bring back',
  'go offline',
  'go online',
  'request lost',
  'answer lost',
  'answer lost',
  'proxy busy',
  'restart',
  'clock jumps',
  'a moment passes',
  'a moment passes',
] as const

/** A history of two devices. */
export const history: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({ device: fc.constantFrom(0, 1), does: fc.constantFrom(...doings) }),
  { minLength: 3, maxLength: 24, size: 'max' },
)

const losses: readonly string[] = ['request lost', 'answer lost', 'proxy busy'] satisfies Loss[]
const isLoss = (does: string): does is Loss => losses.includes(does)

/** Far longer than one request takes, milliseconds. */
const maxMs = 60_000

/** How often a device that waits is woken, milliseconds: a history is over when all was sent, and what wakes it is work as well. */
const wokenEveryMs = 20

const moment = () => new Promise((resolve) => setImmediate(resolve))

/** The result of each change on the server, in the order of the server. */
interface Judged {
  readonly reference: string
  readonly isApplied: boolean
}

/**
 * Has a server tell what it made of each change for the first time, and of every refusal. One request at a time and to its end,
 * whoever hung up, so that the order in which it judged is known.
 */
function judging(server: typeof fetch, judged: Judged[]): typeof fetch {
  let turn: Promise<unknown> = Promise.resolve()
  async function send(
    input: Parameters<typeof fetch>[0],
    { signal: _signal, ...init }: RequestInit,
  ): Promise<Response> {
    const answer = await server(input, init)
    const reference = new Headers(init.headers).get(referenceHeader)
    if (reference !== null && answer.status < 500) {
      const known = judged.some((one) => one.reference === reference && one.isApplied)
      if (!known) judged.push({ reference, isApplied: answer.ok })
    }
    return answer
  }
  return (input, init = {}) => {
    const sent = turn.then(() => send(input, init))
    turn = sent.catch(() => {})
    return sent
  }
}

/** The book as the server has it at the end. */
async function readBook(api: ApiClient, recipeId: string, listId: string): Promise<BookState> {
  const params = { id: recipeId }
  const recipe = await api.call(getRecipe, { params }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  const { data: list } = await api.call(getShoppingList, { params: { id: listId } })
  const items = list.items.map(({ title }) => title).sort()
  if (!recipe) return { ...emptyBook, inTrash: true, items }
  const { notes, rating, labels } = recipe.data
  const { data: cookings } = await api.call(listCookings, { params })
  return {
    inTrash: false,
    notes,
    rating,
    labels: labels.map(({ title }) => title).sort(),
    cookings: cookings.map(({ note }) => note).sort(),
    items,
  }
}

/** Histories that one cook lives, each with a recipe and a list of its own. */
const perCook = 100

/** Gives the cook of the next history. */
function cooks(base: string) {
  let lived = 0
  let cook: Promise<{ readonly token: string; readonly account: Account }> | null = null

  async function meet() {
    const guest = createApiClient({ base, token: () => null })
    const person = { name: 'Ada', email: `ada-${lived}@example.com`, password: 'mash beans 7 leeks' }
    const { token } = (await guest.call(register, { body: person })).data
    const api = createApiClient({ base, token: () => token })
    return { token, account: (await api.call(getAccount, {})).data }
  }
  return () => {
    if (lived % perCook === 0) cook = null
    lived += 1
    cook ??= meet()
    return cook
  }
}

/** Lives histories at a server. @param base address of its API @returns lives one; rejects where it does not agree with the model */
export function livesAt(base: string): (steps: readonly Step[]) => Promise<void> {
  const nextCook = cooks(base)
  return async (steps) => live(base, await nextCook(), steps)
}

/**
 * Runs one history, brings both devices online and compares the book with a model.
 * @throws when a change was lost, applied twice or out of order, or refused without the device showing it
 */
async function live(
  base: string,
  { token, account }: { readonly token: string; readonly account: Account },
  steps: readonly Step[],
): Promise<void> {
  const api = createApiClient({ base, token: () => token })
  const recipe = (await api.call(createRecipe, { body: { title: 'Soup' } })).data
  const list = (await api.call(createShoppingList, { body: { title: 'Market' } })).data

  const judged: Judged[] = []
  const watched = judging(fetch, judged)
  const devices: readonly [Device, Device] = [
    createDevice({ account, token, base, server: watched }),
    createDevice({ account, token, base, server: watched }),
  ]
  const made: [NewChange[], NewChange[]] = [[], []]
  /** The notes as each device displays them: as it read them last, or wrote itself. */
  const displayed: [string, string] = ['', '']

  const book = { scope: 'book', path: '/' }
  const params = { id: recipe.id }
  let count = 0

  function changeBy(device: 0 | 1, does: Step['does']): (() => NewChange) | null {
    count += 1
    const now = count
    switch (does) {
      case 'write': {
        const notes = `note ${now}`
        const body = { title: 'Soup', notes, replaces: { notes: displayed[device] } }
        displayed[device] = notes
        return () => changeOf(updateRecipe, { params, body }, book)
      }
      case 'rate':
        return () => changeOf(rateRecipe, { params, body: { rating: (now % 5) + 1 } }, book)
      case 'label':
        return () => changeOf(attachLabel, { body: { title: `label ${now % 3}`, recipeIds: [recipe.id] } }, book)
      case 'unlabel': {
        const query = { labelId: uuid(), title: `label ${now % 3}`, recipeId: recipe.id }
        return () => changeOf(detachLabel, { query }, book)
      }
      case 'unlabel many': {
        const body = { labelId: uuid(), title: `label ${now % 3}`, recipeIds: [recipe.id] }
        return () => changeOf(detachLabelFromMany, { body }, book)
      }
      case 'cook':
        return () => changeOf(addCooking, { params, body: { note: `cooked ${now}` } }, book)
      case 'buy': {
        const input = { params: { id: list.id }, body: { items: [{ title: `thing ${now}` }] } }
        return () => changeOf(addShoppingListItems, input, { scope: `list ${list.id}`, path: '/', after: ['book'] })
      }
      case 'throw away':
        return () => changeOf(deleteRecipe, { params }, book)
      case 'throw away many':
        return () => changeOf(deleteRecipes, { body: { recipeIds: [recipe.id] } }, book)
      case 'bring back':
        return () => changeOf(restoreRecipes, { body: { ids: [recipe.id] } }, book)
      default:
        return null
    }
  }

  async function take({ device: at, does }: Step): Promise<void> {
    const device = devices[at]
    const make = changeBy(at, does)
    if (make) made[at].push(device.add(make))
    else if (isLoss(does)) device.lose(does)
    else if (does === 'go offline' || does === 'go online') device.setOnline(does === 'go online')
    else if (does === 'restart') await device.restart()
    else if (does === 'clock jumps') device.jumpClock()
    else await synchronize(at)
  }

  /** Sends what waits, and shows the notes of the server where nothing waits afterwards. */
  async function synchronize(at: 0 | 1): Promise<void> {
    const device = devices[at]
    device.wake()
    for (let turn = 0; turn < 10; turn += 1) await moment()
    const isSettled = device.waiting().length === 0
    const answer = isSettled ? await api.call(getRecipe, { params }).catch(() => null) : null
    if (answer && device.waiting().length === 0) displayed[at] = answer.data.notes
  }

  try {
    for (const step of steps) await take(step)
    for (const device of devices) device.setOnline(true)
    await sendEverything(devices)
    compare(judged, made, devices, await readBook(api, recipe.id, list.id))
  } finally {
    for (const device of devices) device.close()
  }
}

/**
 * Sends until no change waits on any device. Requests that were still to fail fail meanwhile, and are sent again.
 * @throws when nothing happens for `maxMs`
 */
async function sendEverything(devices: readonly Device[]): Promise<void> {
  let [state, changedAt] = ['', performance.now()]
  while (devices.some((device) => device.waiting().length > 0)) {
    const now = waitingAt(devices)
    if (now !== state) [state, changedAt] = [now, performance.now()]
    if (performance.now() > changedAt + maxMs) throw new Error(`something waits for ever: ${now}`)
    for (const device of devices) device.wake()
    await sleep(wokenEveryMs)
  }
}

/** The changes that wait on each device, and its last requests. */
const waitingAt = (devices: readonly Device[]): string =>
  JSON.stringify(devices.map(({ waiting, log }) => ({ waiting: waiting(), log })))

function compare(
  judged: readonly Judged[],
  made: readonly [readonly NewChange[], readonly NewChange[]],
  devices: readonly [Device, Device],
  found: BookState,
): void {
  const errors = devices.flatMap((device) => device.errors)
  if (errors.length > 0) throw errors[0]
  const all = made.flat()

  let expected = emptyBook
  for (const { reference, isApplied } of judged) {
    const change = all.find((one) => one.reference === reference)
    const next = change && applied(expected, change)
    if ((next !== null) !== isApplied) throw new Error(`${change?.endpoint} was ${isApplied ? 'applied' : 'refused'}`)
    expected = next ?? expected
  }
  const [is, shouldBe] = [JSON.stringify(seen(found)), JSON.stringify(seen(expected))]
  if (is !== shouldBe) throw new Error(`the book is ${is}, and should be ${shouldBe}`)

  made.forEach((changes, at) => {
    const isDone = ({ reference }: NewChange) => judged.some((one) => one.reference === reference && one.isApplied)
    const refused = devices[at === 0 ? 0 : 1].refused()
    for (const change of changes) {
      if (isDone(change) === refused.includes(change.reference)) {
        throw new Error(`${change.endpoint} is ${isDone(change) ? 'applied and shown as refused' : 'lost'}`)
      }
    }
    for (const scope of new Set(changes.map((change) => change.scope))) {
      const own = changes.filter((change) => change.scope === scope && isDone(change))
      const order = own.map(({ reference }) => judged.findIndex((one) => one.reference === reference && one.isApplied))
      if (order.some((place, next) => place < (order[next - 1] ?? -1))) throw new Error(`${scope} is out of order`)
    }
  })
}

/** The visible part of a book: while its recipe is in the trash, changes of the recipe are not seen. */
const seen = (book: BookState): BookState => (book.inTrash ? { ...emptyBook, inTrash: true, items: book.items } : book)
