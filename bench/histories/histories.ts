import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { createMealPlan } from '@potluck/api/meal-plans'
import { createRecipe } from '@potluck/api/recipes'
import { createShoppingList } from '@potluck/api/shopping-lists'
import type { NewChange } from '@potluck/platform/new-change'
import fc from 'fast-check'
import { emptyBook, type SeenBook, seenBy } from './book-model.ts'
import { createDevice, type Device, type Loss, type Release } from './device.ts'
import { type Household, households } from './household.ts'
import { bookAfter, createJudge, type Judge, type MadeChange, untilRead } from './judge.ts'
import { type Places, readBook } from './read-book.ts'
import { changeBy, type Displayed, doings, type Step } from './step-changes.ts'

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
interface HistoryDevice extends Displayed {
  readonly device: Device
  /** Reads from the server that the device uses. */
  readonly api: ApiClient
  /** Place of the person in the household. */
  readonly number: number
  readonly made: NewChange[]
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
      const api = createApiClient({ base, token: () => token })
      return { device, api, number, made: [], fields: emptyBook.fields, itemIds: [], dishIds: [] }
    }),
  )
  return { places: { recipeId: recipe.id, listId: list.id, planId: plan.id, inBook }, judge, devices }
}

async function take(history: History, { device: place, does }: Step, now: number): Promise<void> {
  const at = history.devices[place]
  if (!at) throw new Error(`there is no device ${place}`)
  const { device, made } = at
  const { places } = history
  const make = changeBy(at, places, does, now)
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
