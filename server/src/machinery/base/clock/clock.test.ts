import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getServerHealth, trustClock } from '@potluck/api/server-health'
import { createApp } from '../../../app.ts'
import { features } from '../../../features.ts'
import { aRecipe } from '../../../testing/access-world.ts'
import { bothDatabases } from '../../../testing/each-database.ts'
import { statusOf } from '../../../testing/status-of.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { inOrder } from '../../for-features/define-feature.ts'
import { tidyRegularly } from '../regularly.ts'
import { lookAtClock, trustClock as trust } from './clock.ts'
import { type ClockState, nextClock, pauseMs } from './next-clock.ts'

const hour = 3_600_000
const day = 24 * hour
const start = Date.UTC(2026, 10, 24)
const calm: ClockState = { seenAt: start, heldMs: 0, jump: null }

/** Looks at the clock at each of these moments. */
const through = (state: ClockState, ...at: readonly number[]): ClockState => at.reduce(nextClock, state)

/** Looks each hour, for this many hours. */
const running = (state: ClockState, hours: number): ClockState =>
  through(state, ...Array.from({ length: hours }, (_, n) => state.seenAt + (n + 1) * hour))

describe('the clock', () => {
  test('that goes on, stands still for two days or goes back a little is believed', () => {
    expect(running(calm, 100).jump).toBeNull()
    expect(through(calm, start + 2 * day).jump).toBeNull()
    expect(through(calm, start - 5_000, start + hour).jump).toBeNull()
    expect(through(calm, start - 5 * 365 * day).jump).toBeNull()
  })

  test.each([3, 30, 3 * 365])('that jumps ahead by %s days is not, for seven days of running', (days) => {
    const jumped = through(calm, start + days * day)
    expect(jumped).toMatchObject({ heldMs: pauseMs, jump: { from: start, to: start + days * day } })
    expect(running(jumped, 7 * 24 - 1).jump).not.toBeNull()
    expect(running(jumped, 7 * 24).jump).toBeNull()
  })

  test('is not believed sooner because the server was off meanwhile', () => {
    let state = through(calm, start + 30 * day)
    for (let night = 0; night < 20; night += 1) state = through(state, state.seenAt + 40 * hour)
    expect(state.heldMs).toBeGreaterThan(5 * day)
  })

  test('that goes back to where it should be is believed again, one that goes back a little is not', () => {
    const jumped = through(calm, start + 3 * 365 * day)
    const later = running(jumped, 10)
    expect(through(later, start + 10 * hour).jump).toBeNull()
    expect(through(later, start - day).jump).toBeNull()
    expect(through(later, later.seenAt - 5_000).jump).not.toBeNull()
    expect(through(later, start + 365 * day).jump).not.toBeNull()
  })

  test('that is right again after the server was off for days is held on, for no longer than before', () => {
    const jumped = running(through(calm, start + 3 * 365 * day), 48)
    const right = through(jumped, start + 7 * day)
    expect(right).toMatchObject({ seenAt: start + 7 * day, heldMs: jumped.heldMs })
    expect(running(right, 5 * 24 - 1).jump).not.toBeNull()
    expect(running(right, 5 * 24).jump).toBeNull()
  })

  test('of one process that is days ahead of another is not believed by that one, and by the other is', () => {
    let state = calm
    for (let hours = 1; hours <= 400; hours += 1) {
      const ahead = through(state, start + hours * hour + 3 * day)
      expect(ahead.jump).not.toBeNull()
      state = through(ahead, start + hours * hour)
      expect(state.jump).toBeNull()
    }
  })

  test('that jumps once more is held anew, from where it was right', () => {
    const jumped = running(through(calm, start + 30 * day), 100)
    expect(through(jumped, jumped.seenAt + 30 * day)).toMatchObject({
      heldMs: pauseMs,
      jump: { from: start + 100 * hour },
    })
  })
})

test('everything that is tidied regularly is deleted by age, with stated exceptions', () => {
  const root = join(import.meta.dirname, '../../..')
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('machinery/base/clock/'),
  )
  const tidying = names.filter((name) => readFileSync(join(root, name), 'utf8').includes('tidyRegularly(app, '))
  expect(tidying).toEqual(['app.ts'])
  const tidied = inOrder(features).flatMap(({ tidy }) => tidy ?? [])
  expect(tidied.filter(({ byAge }) => byAge === false).map(({ name }) => name)).toEqual(['indexing recipes'])
})

bothDatabases(
  'a server whose clock jumped',
  (server) => {
    const setBack = (running: TestServer, ms: number) =>
      running.database.db
        .updateTable('serverClock')
        .set({ seenAt: new Date(Date.now() - ms).toISOString() })
        .execute()

    /** Starts once more on the same data, and stops after all steps of the start: they run one after another. */
    async function startAgain(): Promise<void> {
      const app = await createApp(server.services, {})
      const last = Promise.withResolvers<void>()
      tidyRegularly(app, 'the last step', day, async () => last.resolve())
      await app.ready()
      await last.promise
      await app.close()
    }

    test('deletes nothing by age, refuses what expired, says so, and goes on once an admin says that it is right', async () => {
      // Before anything is old: steps of the start still run.
      await lookAtClock(server.database)
      await setBack(server, 3 * 365 * day)
      const admin = await server.member('Kim')
      const ben = await server.member('Ben')
      const { db } = server.database
      const { id } = await aRecipe(admin, { title: 'Soup' })
      const long = new Date(Date.now() - 400 * day).toISOString()
      await db.updateTable('recipes').set({ folder: 'trash', deletedAt: long }).where('id', '=', id).execute()
      await db.updateTable('sessions').set({ expiresAt: long }).where('userId', '=', ben.id).execute()
      const stay = async () => ({
        recipes: (await db.selectFrom('recipes').select('id').execute()).length,
        sessions: (await db.selectFrom('sessions').select('id').execute()).length,
      })
      await startAgain()
      // A write does not end the wait.
      await aRecipe(admin, { title: 'Bread' })
      expect(await stay()).toEqual({ recipes: 2, sessions: 2 })
      expect(await statusOf(ben.api.call(getServerHealth, {}))).toBe(401)
      const { data } = await admin.api.call(getServerHealth, {})
      expect(data.clockJump).toMatchObject({ hoursLeft: 168 })
      const health = await (await fetch(`${server.address}healthz`)).json()
      expect(health).toMatchObject({ status: 'degraded', clock: 'jumped' })
      await admin.api.call(trustClock, {})
      expect((await admin.api.call(getServerHealth, {})).data.clockJump).toBeNull()
      await startAgain()
      expect(await stay()).toEqual({ recipes: 1, sessions: 1 })
    })

    test('each of several processes sees it, and none deletes', async () => {
      await lookAtClock(server.database)
      await setBack(server, 10 * day)
      const seen = await Promise.all([1, 2, 3].map(() => lookAtClock(server.database)))
      for (const { jump } of seen) expect(jump).not.toBeNull()
      await trust(server.database)
    })
  },
  { perTest: true },
)
