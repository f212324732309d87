import type { FastifyInstance } from 'fastify'
import { ownFile } from '../own-file.ts'
import { type AnsweringProcess, startAnswering } from '../processes/answering-process.ts'

/** The state of the database file: `unknown` if it could not be checked, and for PostgreSQL, which checks its pages itself. */
export type Integrity = 'checking' | 'ok' | 'damaged' | 'unknown'

/** Pause after the start, because waiting requests come first, milliseconds. */
const quietAfter = 10_000

/** Timeout of the check: enough for many gigabytes on a slow disk, milliseconds. */
const limits = { heapMb: 64, memoryMb: 512, maxTime: 6 * 3_600_000, idleTime: 1_000 }

/**
 * Checks the database once in the background: a server with a damaged file still answers most requests, and nobody would
 * notice before the backups are damaged, too.
 * @param file of SQLite; null for PostgreSQL
 * @param checkAfter the start, milliseconds
 * @returns the result so far
 */
export function watchIntegrity(app: FastifyInstance, file: string | null, checkAfter = quietAfter): () => Integrity {
  let integrity: Integrity = file === null ? 'unknown' : 'checking'
  let waiting: NodeJS.Timeout | undefined
  let running: AnsweringProcess<string, string | null> | undefined

  async function check(path: string): Promise<void> {
    running = startAnswering(ownFile('machinery/base/database/checking-process.ts'), limits)
    const damage = await running.ask(path)
    integrity = damage === null ? 'ok' : 'damaged'
    if (damage !== null) app.log.error({ damage }, 'the database is damaged: restore it from a backup')
  }
  app.addHook('onReady', async () => {
    if (file === null) return
    const begin = () =>
      check(file).catch((error: unknown) => {
        integrity = 'unknown'
        app.log.warn({ err: error }, 'whether the database is whole could not be found out')
      })
    waiting = setTimeout(begin, checkAfter).unref()
  })
  app.addHook('preClose', async () => {
    clearTimeout(waiting)
    running?.close()
  })
  return () => integrity
}
