import type { KyselyPlugin } from 'kysely'
import { bothDatabases } from '../../testing/each-database.ts'
import { jobPlaces } from './job-places.ts'
import { addJob } from './store.ts'

/** Delays the answers of the database; `held` reports when it delays one. */
function lateAnswers() {
  const held = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  let isHolding = false
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isHolding) {
        held.resolve()
        await free.promise
      }
      return result
    },
  }
  return {
    plugin,
    hold() {
      isHolding = true
      return held.promise
    },
    free: free.resolve,
  }
}

bothDatabases('places in the queue', (server) => {
  test('jobs that start during the count are counted: a sixth is refused', async () => {
    const member = await (await server.member('Anna')).acting()
    const late = lateAnswers()
    const reserve = jobPlaces({ ...server.database, db: server.database.db.withPlugin(late.plugin) })
    const arrived = Promise.withResolvers<void>()
    const five = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
    const entered = five.map((started) =>
      reserve(member, async (id) => {
        started.resolve()
        await arrived.promise
        await addJob(server.database, member, { id, kind: 'by-hand', language: null })
      }),
    )
    await Promise.all(five.map(({ promise }) => promise))
    const held = late.hold()
    const sixth = reserve(member, async () => 'taken').catch((error: unknown) => error)
    await held
    arrived.resolve()
    await Promise.all(entered)
    late.free()
    expect(await sixth).toMatchObject({ code: 'too-many-jobs' })
  })

  test('a place is free again when its job does not start', async () => {
    const member = await (await server.member('Ben')).acting()
    const reserve = jobPlaces(server.database)
    for (let time = 0; time < 6; time += 1) {
      await expect(reserve(member, () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off')
    }
    expect(await reserve(member, async () => 'taken')).toBe('taken')
  })
})
