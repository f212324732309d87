import { link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'

/** What jobs work on, stored until they are done: a file for each, named by the job's id. */
export interface JobFiles {
  /** Where the file of a job is, or is to be written. The folder is there. */
  pathOf(jobId: string): Promise<string>
  remove(jobId: string): Promise<void>
  /** Lets the file of a job outlive the job, for a day. */
  store(jobId: string): Promise<void>
  /** Hands the kept file of a job to another. @returns whether it was still there */
  handOver(jobId: string, to: string): Promise<boolean>
  /** Removes what was stored. */
  forget(jobId: string): Promise<void>
  /** Removes files that no open job needs. */
  sweep(database: Database): Promise<void>
}

/** A file younger than this may be of a job that is being sent, milliseconds. */
const young = 24 * 3_600_000

/** Passes over one error of the system. */
const unless = (code: string) => (error: unknown) => {
  if (!(typeof error === 'object' && error !== null && 'code' in error && error.code === code)) throw error
}

export function jobFilesIn(dataDir: string): JobFiles {
  const root = join(dataDir, 'jobs')
  const kept = (jobId: string) => join(root, `${jobId}.kept`)
  const remove = (jobId: string) => rm(join(root, jobId), { force: true })
  return {
    async pathOf(jobId) {
      await mkdir(root, { recursive: true })
      return join(root, jobId)
    },
    remove,
    store: (jobId) => link(join(root, jobId), kept(jobId)).catch(unless('EEXIST')),
    handOver: (jobId, to) =>
      link(kept(jobId), join(root, to)).then(
        () => true,
        (error: unknown) => {
          unless('ENOENT')(error)
          return false
        },
      ),
    forget: (jobId) => rm(kept(jobId), { force: true }),
    async sweep({ db }) {
      await mkdir(root, { recursive: true })
      const open = await db.selectFrom('jobs').select('id').where('status', 'in', ['waiting', 'running']).execute()
      const needed = new Set(open.map(({ id }) => id))
      for (const name of await readdir(root)) {
        if (needed.has(name)) continue
        const { mtimeMs } = await stat(join(root, name))
        if (Date.now() - mtimeMs > young) await remove(name)
      }
    },
  }
}
