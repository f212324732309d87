import { setTimeout as sleep } from 'node:timers/promises'
import { deleteMealPlanItems } from '@potluck/api/meal-plans'
import { deleteShoppingListItems } from '@potluck/api/shopping-lists'
import type { NewChange } from '@potluck/platform/new-change'
import { createChangeQueue } from '@potluck/sync/change-queue'
import { runQueue } from '@potluck/sync/run-queue'
import { sendChanges } from '@potluck/sync/send-changes'
import fc from 'fast-check'
import { createDevice, type Device, type Release } from '../histories/device.ts'
import { households, type Person } from '../histories/household.ts'
import { type CalendarDevice, createCalendarDevice } from './calendar-device.ts'
import { contentOf } from './object-text.ts'
import { openPlaces, readWeb } from './places.ts'
import { changeInCalendar, type Displayed, type Doing, doings, type Places, webChange } from './steps.ts'

/** Two pages of the product and two calendar programs. */
const devices = ['web', 'phone', 'calendar', 'other calendar'] as const

interface Step {
  readonly on: (typeof devices)[number]
  readonly does: Doing
}

/** A history of two pages and two calendar programs. */
export const anyHistory: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({ on: fc.constantFrom(...devices), does: fc.constantFrom(...doings) }),
  { minLength: 4, maxLength: 24, size: 'max' },
)

const newest: Release = { createChangeQueue, runQueue, sendChanges }

interface Page extends Displayed {
  readonly device: Device
  readonly made: NewChange[]
}

interface History {
  readonly person: Person
  readonly places: Places
  readonly pages: { readonly web: Page; readonly phone: Page }
  readonly calendars: { readonly calendar: CalendarDevice; readonly 'other calendar': CalendarDevice }
  readonly offline: Set<Step['on']>
}

/** How long it may take until nothing waits, milliseconds. */
const maxMs = 60_000

/** The number by which a thing is known, whatever it is called meanwhile. */
const numberOf = (title: string) => /^\w+ \d+/.exec(title)?.[0] ?? title

async function begin(base: string, person: Person): Promise<History> {
  const { account, token } = person
  const { places, settings } = await openPlaces(base, person)
  const page = (isSecure: boolean): Page => ({
    device: createDevice({ releases: [newest, newest], isSecure, account, token, base, server: fetch }),
    made: [],
    items: [],
    dishes: [],
  })
  return {
    person,
    places,
    pages: { web: page(true), phone: page(false) },
    calendars: {
      calendar: await createCalendarDevice(settings),
      'other calendar': await createCalendarDevice(settings),
    },
    offline: new Set(),
  }
}

const moment = () => new Promise((resolve) => setImmediate(resolve))

async function onPage(history: History, on: 'web' | 'phone', does: Doing, now: number): Promise<void> {
  const page = history.pages[on]
  const { device, made } = page
  if (does === 'go offline' || does === 'go online') return device.setOnline(does === 'go online')
  if (does === 'answer lost') return device.lose('answer lost')
  if (does === 'restart') return device.restart()
  if (does === 'a moment passes') {
    device.wake()
    for (let turn = 0; turn < 10; turn += 1) await moment()
    if (device.waiting().length > 0) return
    Object.assign(page, await readWeb(history.person, history.places))
    return
  }
  const change = webChange(page, history.places, does, now)
  if (change) made.push(device.add(() => change))
}

async function onCalendar(history: History, on: keyof History['calendars'], does: Doing, now: number): Promise<void> {
  const device = history.calendars[on]
  if (does === 'go offline') history.offline.add(on)
  else if (does === 'go online') history.offline.delete(on)
  else if (does === 'answer lost') device.loseAnswer()
  else if (does === 'restart') device.forget()
  else if (does !== 'a moment passes') changeInCalendar(device, does, now)
  else if (!history.offline.has(on)) await device.synchronize()
}

async function sendEverything({ pages }: History): Promise<void> {
  const began = performance.now()
  const both = [pages.web.device, pages.phone.device]
  for (const device of both) device.setOnline(true)
  while (both.some((device) => device.waiting().length > 0)) {
    if (performance.now() > began + maxMs)
      throw new Error(`something waits for ever: ${both.map(({ log }) => log).join()}`)
    for (const device of both) device.wake()
    await sleep(5)
  }
  const refused = both.flatMap((device) => device.refused())
  if (refused.length > 0) throw new Error(`${refused.length} changes were refused`)
}

/** Ids of things that a page has deleted. */
const deletedOn = ({ made }: Page): readonly string[] =>
  made.flatMap(({ endpoint, input }) =>
    endpoint === deleteShoppingListItems.path || endpoint === deleteMealPlanItems.path
      ? String(JSON.stringify(input))
      : [],
  )

const inOrder = (things: readonly object[]) => things.map((thing) => JSON.stringify(thing)).sort()

/** @throws where a device shows something else than the web, something is there twice, or came back after it was deleted */
function compare({ calendars, pages }: History, web: Displayed): void {
  const items = inOrder(web.items.map(({ title, isTicked }) => ({ title, isTicked })))
  const dishes = inOrder(web.dishes.flatMap(({ title, day }) => (day === null ? [] : { title, day })))
  for (const [name, device] of Object.entries(calendars)) {
    const tasks = [...device.objects('list').values()].map(contentOf)
    const events = [...device.objects('plan').values()].map(contentOf)
    const found = [
      inOrder(tasks.map(({ title, isTicked }) => ({ title, isTicked }))),
      inOrder(events.map(({ title, day }) => ({ title, day }))),
    ]
    if (JSON.stringify(found) !== JSON.stringify([items, dishes]))
      throw new Error(`the ${name} shows ${JSON.stringify(found)}, and the web ${JSON.stringify([items, dishes])}`)
  }
  const there = [...web.items, ...web.dishes]
  const numbers = there.map(({ title }) => numberOf(title))
  const twice = numbers.filter((number, place) => numbers.indexOf(number) !== place)
  if (twice.length > 0) throw new Error(`there twice: ${twice.join()}`)
  const gone = new Set(
    Object.values(calendars).flatMap(({ removed }) => removed.map((text) => numberOf(contentOf(text).title))),
  )
  const deleted = Object.values(pages).flatMap(deletedOn).join()
  const risen = there.filter(({ id, title }) => gone.has(numberOf(title)) || deleted.includes(id))
  if (risen.length > 0) throw new Error(`deleted, and there: ${risen.map(({ title }) => title).join()}`)
}

async function live(base: string, person: Person, steps: readonly Step[]): Promise<void> {
  const history = await begin(base, person)
  const { pages, calendars } = history
  try {
    for (const [now, { on, does }] of steps.entries()) {
      if (on === 'web' || on === 'phone') await onPage(history, on, does, now)
      else await onCalendar(history, on, does, now)
    }
    await sendEverything(history)
    // An answer that was still to be lost is lost now, and a program that sent something tells the others one turn later.
    for (let isSettled = false; !isSettled; ) {
      isSettled = Object.values(calendars).every((device) => device.isSettled())
      for (const device of Object.values(calendars)) await device.synchronize()
    }
    compare(history, await readWeb(person, history.places))
  } finally {
    await Promise.all(Object.values(pages).map(({ device }) => device.close()))
  }
}

/**
 * Lives histories at a server without members. @returns the number of their steps
 * @throws naming the first one at whose end somebody sees something else
 */
export async function liveThrough(
  base: string,
  settings: { readonly numRuns: number; readonly seed: number },
): Promise<number> {
  const histories = fc.sample(anyHistory, settings)
  const waiting = histories.values()
  async function liveOnes(): Promise<void> {
    for (const steps of waiting) {
      const { people } = await households(base, 1)()
      await live(base, people[0], steps).catch((cause: unknown) => {
        throw new Error(`the ends of this history differ: ${JSON.stringify(steps)}`, { cause })
      })
    }
  }
  await Promise.all(Array.from({ length: 8 }, liveOnes))
  return histories.reduce((sum, { length }) => sum + length, 0)
}
