import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { addCooking } from '@potluck/api/cookings'
import { attachLabel, detachLabel, detachLabelFromMany } from '@potluck/api/labels'
import { deleteRecipes } from '@potluck/api/many-recipes'
import { addMealPlanItems, createMealPlan, deleteMealPlanItems, updateMealPlanItems } from '@potluck/api/meal-plans'
import { createRecipe, deleteRecipe, rateRecipe, updateRecipe } from '@potluck/api/recipes'
import {
  addShoppingListItems,
  createShoppingList,
  deleteShoppingListItems,
  updateShoppingListItems,
} from '@potluck/api/shopping-lists'
import { restoreRecipes } from '@potluck/api/trash'
import { changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { type BookState, emptyBook, type SeenBook, seenBy, type WrittenField } from './book-model.ts'
import { createDevice, type Device, type Loss, type Release } from './device.ts'
import { type Household, households } from './household.ts'
import { bookAfter, createJudge, type Judge, type MadeChange, untilAnswered, untilRead } from './judge.ts'
import { type Places, readBook } from './read-book.ts'

/** One thing that happens on one of the devices. */
export interface Step {
  readonly device: number
  readonly does: (typeof doings)[number]
}

const doings = [
  'write notes',
  'write notes',
  'write description',
  'rate',
  'label',
  'unlabel',
  'unlabel many',
  'cook',
  'buy',
  'buy',
  'tick',
  'untick',
  'strike out',
  'plan',
  'plan',
  'move dish',
  'cancel dish',
  'throw away',
  'throw away many',
  'bring back',
  'go offline',
  'go online',
  'request lost',
  'answer lost',
  'answer lost',
  'proxy busy',
  'page of a hotel',
  'restart',
  'worker sends',
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

const losses: readonly string[] = ['request lost', 'answer lost', 'proxy busy', 'page of a hotel'] satisfies Loss[]
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
  /** The fields of the recipe that it displays: as it read them last, or wrote itself. */
  fields: BookState['fields']
  /** Ids of the items and the dishes that it displays, or displayed once. */
  itemIds: readonly string[]
  dishIds: readonly string[]
}

/** What all devices of a history change. */
interface History {
  readonly places: Places
  readonly judge: Judge
  readonly devices: readonly HistoryDevice[]
}

/** Where histories are lived. */
export interface Stage {
  /** Addresses of the API of servers that share a database; devices use them in turn. */
  readonly bases: readonly [string, ...string[]]
  /** The release that devices begin with, and the one that is opened afterwards. */
  readonly releases: readonly [Release, Release]
  readonly people: number
}

/** @returns lives one history; rejects where it does not agree with the model */
export function livesAt(stage: Stage) {
  const nextHousehold = households(stage.bases[0], stage.people)
  return async (steps: readonly Step[]): Promise<void> => live(stage, await nextHousehold(), steps)
}

async function beginHistory({ bases, releases }: Stage, { people, inBook }: Household): Promise<History> {
  const { api } = people[0]
  const recipe = (await api.call(createRecipe, { query: inBook, body: { title: 'Soup' } })).data
  const forKitchen = { title: 'Market', ...(inBook.kitchen !== undefined && { kitchenId: inBook.kitchen }) }
  const list = (await api.call(createShoppingList, { body: forKitchen })).data
  const plan = (await api.call(createMealPlan, { body: forKitchen })).data
  const judge = createJudge(fetch)
  const devices = people.flatMap((person, number) =>
    Array.from({ length: devicesPerPerson }, (_, at): HistoryDevice => {
      const { account, token } = person
      const base = bases[(number + at) % bases.length] ?? bases[0]
      const device = createDevice({ releases, isSecure: at % 2 === 0, account, token, base, server: judge.fetch })
      const api = createApiClient({ base, token: () => token, fetch: untilAnswered(fetch) })
      return { device, api, number, made: [], fields: emptyBook.fields, itemIds: [], dishIds: [] }
    }),
  )
  return { places: { recipeId: recipe.id, listId: list.id, planId: plan.id, inBook }, judge, devices }
}

const bookScope = { scope: 'book', path: '/' }

/** Makes a change by the clock of a device. */
type MakeChange = () => NewChange

/** What a step changes in the recipe; null for a step that changes something else. @param now tells changes apart */
function recipeChange(
  at: HistoryDevice,
  { recipeId, inBook: query }: Places,
  does: Step['does'],
  now: number,
): MakeChange | null {
  const params = { id: recipeId }
  const write = (field: WrittenField) => {
    const written = { [field]: `${field} ${now}` }
    const body = { title: 'Soup', ...written, replaces: { [field]: at.fields[field] } }
    at.fields = { ...at.fields, ...written }
    return () => changeOf(updateRecipe, { params, query, body }, bookScope)
  }
  const title = `label ${now % 3}`
  switch (does) {
    case 'write notes':
      return write('notes')
    case 'write description':
      return write('description')
    case 'rate':
      return () => changeOf(rateRecipe, { params, query, body: { rating: (now % 5) + 1 } }, bookScope)
    case 'label':
      return () => changeOf(attachLabel, { query, body: { title, recipeIds: [recipeId] } }, bookScope)
    case 'unlabel':
      return () => changeOf(detachLabel, { query: { ...query, labelId: uuid(), title, recipeId } }, bookScope)
    case 'unlabel many': {
      const body = { labelId: uuid(), title, recipeIds: [recipeId] }
      return () => changeOf(detachLabelFromMany, { query, body }, bookScope)
    }
    case 'cook':
      return () => changeOf(addCooking, { params, query, body: { note: `cooked ${now}` } }, bookScope)
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

/** What a step changes on the list; null for another step, and where the device displays no item. */
function listChange(at: HistoryDevice, { listId }: Places, does: Step['does'], now: number): MakeChange | null {
  const params = { id: listId }
  const about = { scope: `list ${listId}`, path: '/', after: ['book'] }
  if (does === 'buy') {
    const id = uuid()
    at.itemIds = [...at.itemIds, id]
    return () => changeOf(addShoppingListItems, { params, body: { items: [{ id, title: `thing ${now}` }] } }, about)
  }
  const itemIds = at.itemIds[now % at.itemIds.length]
  if (itemIds === undefined) return null
  const query = { itemIds }
  if (does === 'tick' || does === 'untick') {
    const body = { completed: does === 'tick' }
    return () => changeOf(updateShoppingListItems, { params, query, body }, about)
  }
  if (does === 'strike out') return () => changeOf(deleteShoppingListItems, { params, query }, about)
  return null
}

/** What a step changes on the plan; null for another step, and where the device displays no dish. */
function planChange(at: HistoryDevice, { planId }: Places, does: Step['does'], now: number): MakeChange | null {
  const params = { id: planId }
  const about = { scope: `plan ${planId}`, path: '/', after: ['book'] }
  if (does === 'plan') {
    const item = { id: uuid(), title: `dish ${now}`, day: null }
    at.dishIds = [...at.dishIds, item.id]
    return () => changeOf(addMealPlanItems, { params, body: { items: [item] } }, about)
  }
  const id = at.dishIds[now % at.dishIds.length]
  if (id === undefined) return null
  if (does === 'move dish') {
    const day = now % 4 === 0 ? null : `2026-12-0${(now % 7) + 1}`
    return () => changeOf(updateMealPlanItems, { params, body: { items: [{ id, day }] } }, about)
  }
  if (does === 'cancel dish') return () => changeOf(deleteMealPlanItems, { params, query: { itemIds: id } }, about)
  return null
}

async function take(history: History, { device: place, does }: Step, now: number): Promise<void> {
  const at = history.devices[place]
  if (!at) throw new Error(`there is no device ${place}`)
  const { device, made } = at
  const { places } = history
  const make =
    recipeChange(at, places, does, now) ?? listChange(at, places, does, now) ?? planChange(at, places, does, now)
  if (make) made.push(device.add(make))
  else if (isLoss(does)) device.lose(does)
  else if (does === 'go offline' || does === 'go online') device.setOnline(does === 'go online')
  else if (does === 'restart') await device.restart()
  else if (does === 'clock jumps') device.jumpClock()
  else if (does === 'worker sends') device.sendFromWorker()
  else if (does === 'a moment passes') await synchronize(history, at)
}

/** Sends what waits, and reads the book where nothing waits afterwards. */
async function synchronize(history: History, at: HistoryDevice): Promise<void> {
  const { device } = at
  device.wake()
  for (let turn = 0; turn < 10; turn += 1) await moment()
  if (device.waiting().length > 0) return
  const { inTrash, fields, items, dishes } = await compareBook(history, at)
  if (device.waiting().length > 0) return
  if (!inTrash) at.fields = fields
  at.itemIds = items.map(({ id }) => id)
  at.dishIds = dishes.map(({ id }) => id)
}

const changesOf = ({ devices }: History): readonly MadeChange[] =>
  devices.flatMap(({ made, number }) => made.map((change) => ({ change, person: number })))

/** @returns what a person reads. @throws when it is anything but what the server had judged before */
async function compareBook(history: History, { api, number }: HistoryDevice): Promise<SeenBook> {
  const { judge, places } = history
  return judge.inTurn(async () => {
    const found = await untilRead(() => readBook(api, places))
    const expected = seenBy(number, bookAfter(judge.judged, changesOf(history)))
    const [is, shouldBe] = [JSON.stringify(found), JSON.stringify(expected)]
    if (is !== shouldBe) throw new Error(`the book is ${is}, and should be ${shouldBe}`)
    return found
  })
}

/**
 * Runs one history, brings all devices online and compares the book with a model.
 * @throws when a change was lost, applied twice or out of order, or refused without the device showing it
 */
async function live(stage: Stage, household: Household, steps: readonly Step[]): Promise<void> {
  const history = await beginHistory(stage, household)
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
    await Promise.all(devices.map(({ device }) => device.close()))
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
  for (const [at, change] of made.entries()) {
    const scopes = [change.scope, ...(change.after ?? [])]
    const before = made.slice(0, at).filter((earlier) => scopes.includes(earlier.scope))
    if (isDone(change) && before.some((earlier) => placeOf(earlier) > placeOf(change)))
      throw new Error(`${change.endpoint} came before what it was made after`)
  }
}
