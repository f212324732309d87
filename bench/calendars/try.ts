/**
 * Tries calendar programs that nobody here wrote. A cook uses the web, and vdirsyncer, todoman and khal on a computer. In the end both
 * show the same. The command names the programs that are missing.
 *
 *   Run: npm run try-calendars [how many] [seed]
 */
import '../histories/browser.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createChangeQueue } from '@potluck/sync/change-queue'
import { runQueue } from '@potluck/sync/run-queue'
import { sendChanges } from '@potluck/sync/send-changes'
import fc from 'fast-check'
import { startServerInProcess } from 'server/testing/server-in-process'
import { createDevice, type Device } from '../histories/device.ts'
import { households, type Person } from '../histories/household.ts'
import { contentOf, onDay, withTitle } from './object-text.ts'
import { openPlaces, readWeb } from './places.ts'
import { type Computer, createComputer, missingPrograms, programs } from './programs.ts'
import { type Doing, doings, type Places, webChange } from './steps.ts'

const newest = { createChangeQueue, runQueue, sendChanges }

interface Step {
  readonly on: 'web' | 'computer'
  readonly does: Doing
}

const anyHistory: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({ on: fc.constantFrom('web', 'computer'), does: fc.constantFrom(...doings) }),
  { minLength: 6, maxLength: 16, size: 'max' },
)

/** Makes a change on the web, and waits until it is there. */
async function onWeb(person: Person, page: Device, places: Places, { does, now }: { does: Doing; now: number }) {
  const change = webChange(await readWeb(person, places), places, does, now)
  if (!change) return
  page.add(() => change)
  while (page.waiting().length > 0) await sleep(5)
}

async function onComputer(computer: Computer, { listId, planId }: Places, does: Doing, now: number): Promise<void> {
  const plan = `plan-${planId}`
  const tasks = await computer.tasks()
  const task = tasks[now % tasks.length]
  if (does === 'buy') await computer.addTask(`list-${listId}`, `thing ${now}`)
  else if (does === 'plan') await computer.addEvent(plan, `dish ${now}`, `2026-12-0${(now % 7) + 1}`)
  else if (does === 'tick' && task && !task.completed) await computer.complete(task.id)
  else if (does === 'rename item' && task)
    await computer.renameTask(task.id, `${task.summary.replace(/ as .*/, '')} as ${now}`)
  else if (does === 'strike out' && task) await computer.removeTask(task.id)
  else if (does === 'move dish') await computer.changeEvent(plan, now, (text) => onDay(text, `2026-12-1${now % 7}`))
  else if (does === 'rename dish')
    await computer.changeEvent(plan, now, (text) =>
      withTitle(text, `${contentOf(text).title.replace(/ as .*/, '')} as ${now}`),
    )
  else if (does === 'cancel dish') await computer.changeEvent(plan, now, () => null)
  else if (does === 'a moment passes' || does === 'go online') await computer.synchronize()
}

const inOrder = (things: readonly object[]) => JSON.stringify(things.map((thing) => JSON.stringify(thing)).sort())

/** @throws where the computer shows something else than the web */
async function compare(person: Person, places: Places, computer: Computer): Promise<void> {
  const { items, dishes } = await readWeb(person, places)
  const tasks = (await computer.tasks()).map(({ summary, completed }) => ({ title: summary, isTicked: completed }))
  const events = (await computer.events()).map(({ day, title }) => ({ title: title.replace(/^Dinner: /, ''), day }))
  const web = [
    inOrder(items.map(({ title, isTicked }) => ({ title, isTicked }))),
    inOrder(dishes.flatMap(({ title, day }) => (day === null ? [] : { title, day }))),
  ]
  const shown = [inOrder(tasks), inOrder(events)]
  if (web.join() !== shown.join()) throw new Error(`the computer shows ${shown.join()}, and the web ${web.join()}`)
  const numbers = [...items, ...dishes].map(({ title }) => title.replace(/ as .*/, ''))
  if (new Set(numbers).size < numbers.length) throw new Error(`something is there twice: ${numbers.join()}`)
}

async function live(base: string, person: Person, steps: readonly Step[]): Promise<void> {
  const { places, settings } = await openPlaces(base, person)
  const folder = await mkdtemp(join(tmpdir(), 'potluck-calendars-'))
  const { account, token } = person
  const page = createDevice({ releases: [newest, newest], isSecure: false, account, token, base, server: fetch })
  try {
    const computer = await createComputer(folder, settings)
    await computer.discover()
    await computer.synchronize()
    for (const [now, { on, does }] of steps.entries()) {
      if (on === 'web') await onWeb(person, page, places, { does, now })
      else await onComputer(computer, places, does, now)
    }
    // The second time, it fetches what the server made of what it sent.
    await computer.synchronize()
    await computer.synchronize()
    await compare(person, places, computer)
  } finally {
    await page.close()
    await rm(folder, { recursive: true })
  }
}

const [numRuns = 30, seed = Math.trunc(Math.random() * 1e9)] = process.argv.slice(2).map(Number)
const missing = await missingPrograms()
if (missing.length > 0) console.log(`not installed: ${missing.join(', ')} (apt-get install ${missing.join(' ')})`)
else {
  const server = await startServerInProcess()
  try {
    for (const steps of fc.sample(anyHistory, { numRuns, seed })) {
      const { people } = await households(server.base, 1)()
      await live(server.base, people[0], steps).catch((cause: unknown) => {
        throw new Error(`the ends of this history differ: ${JSON.stringify(steps)}`, { cause })
      })
    }
    console.log(`${numRuns} histories with ${programs.join(', ')} end equal (seed ${seed})`)
  } finally {
    await server.close()
  }
}
