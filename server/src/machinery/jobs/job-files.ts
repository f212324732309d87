import { link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../base/database/database.ts'

/** Input files of jobs, stored until the job is done: one per job, named by its id. */
export interface JobFiles {
  /** The path at which the file of a job is written. Its folder exists. */
  pathOf(jobId: string): Promise<string>
  /** Says that the file of a job is complete. To be called before the job is added. */
  handIn(jobId: string): Promise<void>
  /** The path at which whoever runs a job reads its file. */
  fetch(jobId: string): Promise<string>
  remove(jobId: string): Promise<void>
  /** Stores the file of a job, if it is there, for a day longer than the job. */
  store(jobId: string): Promise<void>
  /** Gives the stored file of a job to another job. @returns whether it still existed */
  handOver(jobId: string, to: string): Promise<boolean>
  /** Removes the stored file of a job. */
  forget(jobId: string): Promise<void>
  /** Removes files that no open job needs. */
  sweep(database: Database): Promise<void>
}

/** A younger file may belong to a job that is being created, milliseconds. */
export const young = 24 * 3_600_000

/** Where they are. */
export const jobFolder = 'jobs'

/** The names of the files that open jobs need. */
export async function neededFiles({ db }: Database): Promise<ReadonlySet<string>> {
  const open = await db.selectFrom('jobs').select('id').where('status', 'in', ['waiting', 'running']).execute()
  return new Set(open.map(({ id }) => id))
}

/** Ignores some error codes of the system. */
const unless =
  (...codes: readonly unknown[]) =>
  (error: unknown) => {
    if (!(typeof error === 'object' && error !== null && 'code' in error && codes.includes(error.code))) throw error
  }

export function jobFilesIn(dataDir: string): JobFiles {
  const root = join(dataDir, jobFolder)
  const storedPath = (jobId: string) => join(root, `${jobId}.kept`)
  const remove = (jobId: string) => rm(join(root, jobId), { force: true })
  async function pathOf(jobId: string): Promise<string> {
    await mkdir(root, { recursive: true })
    return join(root, jobId)
  }
  return {
    pathOf,
    handIn: async () => {},
    fetch: pathOf,
    remove,
    store: (jobId) => link(join(root, jobId), storedPath(jobId)).catch(unless('EEXIST', 'ENOENT')),
    handOver: (jobId, to) =>
      link(storedPath(jobId), join(root, to)).then(
        () => true,
        (error: unknown) => {
          unless('ENOENT')(error)
          return false
        },
      ),
    forget: (jobId) => rm(storedPath(jobId), { force: true }),
    async sweep(database) {
      await mkdir(root, { recursive: true })
      const needed = await neededFiles(database)
      for (const name of await readdir(root)) {
        if (needed.has(name)) continue
        const { mtimeMs } = await stat(join(root, name))
        if (Date.now() - mtimeMs > young) await remove(name)
      }
    },
  }
}
