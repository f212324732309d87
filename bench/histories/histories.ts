import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { addCooking } from '@potluck/api/cookings'
import { attachLabel, detachLabel, detachLabelFromMany } from '@potluck/api/labels'
import { deleteRecipes } from '@potluck/api/many-recipes'
import { createRecipe, deleteRecipe, getRecipe, rateRecipe, updateRecipe } from '@potluck/api/recipes'
import { addShoppingListItems, createShoppingList } from '@potluck/api/shopping-lists'
import { restoreRecipes } from '@potluck/api/trash'
import { changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { seenBy } from './book-model.ts'
import { createDevice, type Device, type Loss } from './device.ts'
import { type Household, households } from './household.ts'
import { bookAfter, createJudge, type Judge, type MadeChange } from './judge.ts'
import { type Places, readBook } from './read-book.ts'

/** One thing that happens on one of the devices. */
export interface Step {
  readonly device: number
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

const devicesPerPerson = 2

/** A history of so many people, each with two devices. */
export const historyOf = (people: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(fc.record({ device: fc.nat(people * devicesPerPerson - 1), does: fc.constantFrom(...doings) }), {
    minLength: 3,
    maxLength: 24 * people,
    size: 'max',
  })

const losses: readonly string[] = ['request lost', 'answer lost', 'proxy busy'] satisfies Loss[]
const isLoss = (does: string): does is Loss => losses.includes(does)

/** Far longer than one request takes, milliseconds. */
const maxMs = 60_000

/** How often a device that waits is woken, milliseconds: a history is over when all was sent, and what wakes it is work as well. */
const wokenEveryMs = 20

const moment = () => new Promise((resolve) => setImmediate(resolve))

/** A device and what its person did on it. */
interface HistoryDevice {
  readonly device: Device
  /** Reads from the server that the device uses. */
  readonly api: ApiClient
  /** Place of the person in the household. */
  readonly number: number
  readonly made: NewChange[]
  /** The notes that it displays: as it read them last, or wrote itself. */
  notes: string
}

/** What all devices of a history change. */
interface History {
  readonly places: Places
  readonly judge: Judge
  readonly devices: readonly HistoryDevice[]
}

/**
 * Lives histories at servers that share a database; devices use them in turn.
 * @param bases addresses of their API
 * @returns lives one; rejects where it does not agree with the model
 */
export function livesAt(bases: readonly [string, ...string[]], people: number) {
  const nextHousehold = households(bases[0], people)
  return async (steps: readonly Step[]): Promise<void> => live(bases, await nextHousehold(), steps)
}

async function beginHistory(bases: readonly [string, ...string[]], { people, inBook }: Household): Promise<History> {
  const [{ api }, ...others] = people
  const recipe = (await api.call(createRecipe, { query: inBook, body: { title: 'Soup' } })).data
  const body = { title: 'Market', collaborators: others.map(({ account }) => account.id) }
  const list = (await api.call(createShoppingList, { body })).data
  const judge = createJudge(fetch)
  const devices = people.flatMap((person, number) =>
    Array.from({ length: devicesPerPerson }, (_, at): HistoryDevice => {
      const base = bases[(number + at) % bases.length] ?? bases[0]
      const device = createDevice({ account: person.account, token: person.token, base, server: judge.fetch })
      const api = createApiClient({ base, token: () => person.token })
      return { device, api, number, made: [], notes: '' }
    }),
  )
  return { places: { recipeId: recipe.id, listId: list.id, inBook }, judge, devices }
}

const bookScope = { scope: 'book', path: '/' }

/** The change that a step makes on a device; null for a step that makes none. @param now tells changes apart */
function changeBy(at: HistoryDevice, { recipeId, listId, inBook }: Places, does: Step['does'], now: number) {
  const params = { id: recipeId }
  const query = inBook
  switch (does) {
    case 'write': {
      const notes = `note ${now}`
      const body = { title: 'Soup', notes, replaces: { notes: at.notes } }
      at.notes = notes
      return () => changeOf(updateRecipe, { params, query, body }, bookScope)
    }
    case 'rate':
      return () => changeOf(rateRecipe, { params, query, body: { rating: (now % 5) + 1 } }, bookScope)
    case 'label': {
      const body = { title: `label ${now % 3}`, recipeIds: [recipeId] }
      return () => changeOf(attachLabel, { query, body }, bookScope)
    }
    case 'unlabel': {
      const one = { labelId: uuid(), title: `label ${now % 3}`, recipeId }
      return () => changeOf(detachLabel, { query: { ...query, ...one } }, bookScope)
    }
    case 'unlabel many': {
      const body = { labelId: uuid(), title: `label ${now % 3}`, recipeIds: [recipeId] }
      return () => changeOf(detachLabelFromMany, { query, body }, bookScope)
    }
    case 'cook':
      return () => changeOf(addCooking, { params, query, body: { note: `cooked ${now}` } }, bookScope)
    case 'buy': {
      const input = { params: { id: listId }, body: { items: [{ title: `thing ${now}` }] } }
      return () => changeOf(addShoppingListItems, input, { scope: `list ${listId}`, path: '/', after: ['book'] })
    }
    case 'throw away':
      return () => changeOf(deleteRecipe, { params, query }, bookScope)
    case 'throw away many':
      return () => changeOf(deleteRecipes, { query, body: { recipeIds: [recipeId] } }, bookScope)
    case 'bring back':
      return () => changeOf(restoreRecipes, { query, body: { ids: [recipeId] } }, bookScope)
    default:
      return null
  }
}

async function take(history: History, { device: place, does }: Step, now: number): Promise<void> {
  const at = history.devices[place]
  if (!at) throw new Error(`there is no device ${place}`)
  const { device, made } = at
  const make = changeBy(at, history.places, does, now)
  if (make) made.push(device.add(make))
  else if (isLoss(does)) device.lose(does)
  else if (does === 'go offline' || does === 'go online') device.setOnline(does === 'go online')
  else if (does === 'restart') await device.restart()
  else if (does === 'clock jumps') device.jumpClock()
  else await synchronize(history, at)
}

/** Sends what waits, and reads the book where nothing waits afterwards. */
async function synchronize(history: History, at: HistoryDevice): Promise<void> {
  const { device, api } = at
  device.wake()
  for (let turn = 0; turn < 10; turn += 1) await moment()
  if (device.waiting().length > 0) return
  await compareBook(history, at)
  const params = { id: history.places.recipeId }
  const answer = await api.call(getRecipe, { params }).catch(() => null)
  if (answer && device.waiting().length === 0) at.notes = answer.data.notes
}

const changesOf = ({ devices }: History): readonly MadeChange[] =>
  devices.flatMap(({ made, number }) => made.map((change) => ({ change, person: number })))

/** @throws when a person reads anything but what the server had judged before */
async function compareBook(history: History, { api, number }: HistoryDevice): Promise<void> {
  const { judge, places } = history
  await judge.inTurn(async () => {
    const found = await readBook(api, places)
    const expected = seenBy(number, bookAfter(judge.judged, changesOf(history)))
    const [is, shouldBe] = [JSON.stringify(found), JSON.stringify(expected)]
    if (is !== shouldBe) throw new Error(`the book is ${is}, and should be ${shouldBe}`)
  })
}

/**
 * Runs one history, brings all devices online and compares the book with a model.
 * @throws when a change was lost, applied twice or out of order, or refused without the device showing it
 */
async function live(
  bases: readonly [string, ...string[]],
  household: Household,
  steps: readonly Step[],
): Promise<void> {
  const history = await beginHistory(bases, household)
  const { devices } = history
  try {
    for (const [now, step] of steps.entries()) await take(history, step, now)
    for (const { device } of devices) device.setOnline(true)
    await sendEverything(devices)
    const errors = devices.flatMap(({ device }) => device.errors)
    if (errors.length > 0) throw errors[0]
    for (const at of devices) await compareBook(history, at)
    for (const at of devices) compareQueue(at, history.judge)
  } finally {
    for (const { device } of devices) device.close()
  }
}

/**
 * Sends until no change waits on any device. Requests that were still to fail fail meanwhile, and are sent again.
 * @throws when nothing happens for `maxMs`
 */
async function sendEverything(devices: readonly HistoryDevice[]): Promise<void> {
  let [state, changedAt] = ['', performance.now()]
  while (devices.some(({ device }) => device.waiting().length > 0)) {
    const now = waitingAt(devices)
    if (now !== state) [state, changedAt] = [now, performance.now()]
    if (performance.now() > changedAt + maxMs) throw new Error(`something waits for ever: ${now}`)
    for (const { device } of devices) device.wake()
    await sleep(wokenEveryMs)
  }
}

/** The changes that wait on each device, and its last requests. */
const waitingAt = (devices: readonly HistoryDevice[]): string =>
  JSON.stringify(devices.map(({ device: { waiting, log } }) => ({ waiting: waiting(), log })))

/** @throws when a change of a device was lost, is out of order, or was refused without the device showing it */
function compareQueue({ device, made }: HistoryDevice, { judged }: Judge): void {
  const placeOf = ({ reference }: NewChange) => judged.findIndex((one) => one.reference === reference && one.isApplied)
  const isDone = (change: NewChange) => placeOf(change) >= 0
  const refused = device.refused()
  for (const change of made) {
    if (isDone(change) === refused.includes(change.reference))
      throw new Error(`${change.endpoint} is ${isDone(change) ? 'applied and shown as refused' : 'lost'}`)
  }
  for (const scope of new Set(made.map((change) => change.scope))) {
    const order = made.filter((change) => change.scope === scope && isDone(change)).map(placeOf)
    if (order.some((place, next) => place < (order[next - 1] ?? -1))) throw new Error(`${scope} is out of order`)
  }
}
