import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { demoLimits } from '../../ground/settings/demo-settings.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { jobFolder } from '../../machinery/jobs/job-files.ts'

/** Refuses to add to a demo that is full. */
export const demoFull = (): Refusal =>
  new Refusal('demo-full', 'this demo is full: come back in an hour', { retryAfterMs: demoLimits.life })

/** Bytes of the files that wait for jobs. */
async function waitingBytes(dataDir: string): Promise<number> {
  const folder = join(dataDir, jobFolder)
  const names = await readdir(folder).catch(() => [])
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Bytes of all that everybody has stored. */
async function storedBytes({ db }: Database, { dataDir }: Pick<Config, 'dataDir'>): Promise<number> {
  const sums = await Promise.all(
    (['images', 'textSpace', 'storedSpace'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
        .executeTakeFirstOrThrow(),
    ),
  )
  return sums.reduce((sum, { bytes }) => sum + Number(bytes ?? 0), await waitingBytes(dataDir))
}

/** @throws {Refusal} `too-large` for a file whose length is not said, or is more than a demo takes */
function fileLength({ headers }: FastifyRequest): number {
  const length = Number(headers['content-length'] ?? Number.NaN)
  if (length <= demoLimits.file) return length
  throw new Refusal('too-large', `a demo takes no file of more than ${demoLimits.file} bytes`)
}

/** Refuses calls that add something to a full demo. Files that are on their way count, too. */
export function boundDemo(app: FastifyInstance, database: Database, config: Pick<Config, 'dataDir'>): void {
  let underway = 0
  // Runs after authentication and before the body is read.
  app.addHook('preParsing', async (request, reply) => {
    const { adds, upload } = request.routeOptions.config
    if (!adds) return
    const length = upload ? fileLength(request) : 0
    underway += length
    reply.raw.once('close', () => {
      underway -= length
    })
    if ((await storedBytes(database, config)) + underway > demoLimits.space) throw demoFull()
  })
}
