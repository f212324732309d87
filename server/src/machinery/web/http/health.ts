import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Config } from '../../../config.ts'
import { clockDoubt } from '../../base/clock/clock.ts'
import { sqliteFileIn } from '../../base/database/data-folder.ts'
import type { Database } from '../../base/database/database.ts'
import { watchIntegrity } from '../../base/database/integrity.ts'
import type { DiskSpace } from '../../base/disk-space.ts'
import type { FileStore } from '../../base/files/file-store.ts'
import { version } from '../../base/version.ts'

/** Timeout of the database, milliseconds. */
const patience = 2_000

/** Whether the server stops. To be called before whatever waits at a stop, so that it is known at once. */
export function watchStop(app: FastifyInstance): () => boolean {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  return () => isStopping
}

type Health = 'ok' | 'down' | 'full'

interface HealthServices {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>
  readonly database: Database
  readonly diskSpace: DiskSpace
  readonly fileStore: FileStore
}

interface HealthOptions {
  readonly arePicturesThere: () => Promise<boolean>
  readonly registryProblem: () => Promise<string | null>
  readonly checkAfter?: number | undefined
}

/** State of the store of files, where there is one. */
async function storeHealth(fileStore: FileStore): Promise<Health> {
  const late = new AbortController()
  try {
    return await Promise.race([
      // No such file exists. The answer is short, and fails if the bucket is gone.
      fileStore.open('health').then((file) => {
        file?.stream.destroy()
        return 'ok' as const
      }),
      pause(patience, 'down' as const, { signal: late.signal }),
    ])
  } catch {
    return 'down'
  } finally {
    late.abort()
  }
}

/** Tells that the clock jumped ahead. Other checks tell that the database is away. */
const clockHealth = (database: Database): Promise<'ok' | 'jumped'> =>
  Promise.race([
    clockDoubt(database).then(
      (doubt) => (doubt === null ? 'ok' : 'jumped'),
      () => 'ok' as const,
    ),
    pause(patience, 'ok' as const, { ref: false }),
  ])

/**
 * `/livez`: the process answers. `/readyz`: it has a database and is not stopping, so requests may be sent to it.
 * `/healthz`: whether the server works, and what it lacks. 503 if it does not work. A server with a full disk, without its store of
 * files, with a clock that jumped, or with a damaged database or registry of remotes, still serves what it can, and a restart does not help it: 200, `degraded`.
 * @param isStopping of `watchStop`
 * @param arePicturesThere whether the folder of pictures is the one that was there at the start
 * @param registryProblem what is wrong with the registry of remotes; null when nothing is
 * @param checkAfter time between the start and the integrity check of the database, milliseconds
 * @returns the result of the last integrity check of the database
 */
export function healthRoute(
  app: FastifyInstance,
  { config, database, diskSpace, fileStore }: HealthServices,
  isStopping: () => boolean,
  { arePicturesThere, registryProblem: problemOfRegistry, checkAfter }: HealthOptions,
): ReturnType<typeof watchIntegrity> {
  const integrity = watchIntegrity(
    app,
    config.databaseUrl === undefined ? sqliteFileIn(config.dataDir) : null,
    checkAfter,
  )

  async function databaseHealth(): Promise<Health> {
    const late = new AbortController()
    try {
      return await Promise.race([
        sql`select 1`.execute(database.db).then(() => 'ok' as const),
        pause(patience, 'down' as const, { signal: late.signal }),
      ])
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer')
      return 'down'
    } finally {
      late.abort()
    }
  }

  /** Says only that a folder is gone. */
  const folderHealth = (): Promise<'down' | null> =>
    arePicturesThere().then(
      (there) => (there ? null : 'down'),
      () => 'down' as const,
    )

  const diskHealth = (): Promise<Health> =>
    diskSpace.isShort().then(
      (short) => (short ? 'full' : 'ok'),
      () => 'down' as const,
    )

  app.get('/livez', async (_request, reply) => reply.send({ status: 'ok' }))

  // Nothing listens before the migrations are done.
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping() && (await databaseHealth()) === 'ok'
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : isStopping() ? 'stopping' : 'down' })
  })

  app.get('/healthz', async (_request, reply) => {
    const [databaseIs, diskIs, filesAre, registryProblem, clockIs] = await Promise.all([
      databaseHealth(),
      diskHealth(),
      fileStore.isShared ? storeHealth(fileStore) : folderHealth(),
      problemOfRegistry(),
      clockHealth(database),
    ])
    const integrityIs = integrity()
    const works = databaseIs === 'ok' && diskIs !== 'down'
    const misses =
      [diskIs, clockIs, filesAre ?? 'ok'].some((health) => health !== 'ok') ||
      integrityIs === 'damaged' ||
      registryProblem !== null
    const status = !works ? 'down' : misses ? 'degraded' : 'ok'
    return reply.code(works ? 200 : 503).send({
      status,
      version,
      database: databaseIs,
      disk: diskIs,
      clock: clockIs,
      ...(filesAre !== null && { files: filesAre }),
      integrity: integrityIs,
      ...(registryProblem !== null && { registry: 'damaged' }),
    })
  })
  return integrity
}
