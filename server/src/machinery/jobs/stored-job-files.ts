import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { v7 as uuid } from 'uuid'
import { type FileStore, StoreAway } from '../base/files/file-store.ts'
import { type JobFiles, jobFilesIn, jobFolder, neededFiles, young } from './job-files.ts'

/**
 * Input files of jobs in a store that several servers share: one receives the file, and another may run the job. A server works
 * with a copy on its own disk.
 */
export function storedJobFiles(dataDir: string, store: FileStore): JobFiles {
  const local = jobFilesIn(dataDir)
  const keyOf = (jobId: string) => `${jobFolder}/${jobId}`
  const storedKey = (jobId: string) => `${keyOf(jobId)}.kept`

  const isHere = (path: string): Promise<boolean> =>
    stat(path).then(
      () => true,
      () => false,
    )

  /** Copies the file of a job to this disk; of a job without a file nothing comes. */
  async function bring(jobId: string, path: string): Promise<void> {
    const file = await store.open(keyOf(jobId))
    if (!file) return
    const half = `${path}.${uuid()}.tmp`
    try {
      await pipeline(file.stream, createWriteStream(half, { flags: 'wx' }))
      await rename(half, path)
    } catch (error) {
      await rm(half, { force: true })
      throw error
    }
  }

  return {
    pathOf: (jobId) => local.pathOf(jobId),
    async handIn(jobId) {
      await store.putStream(keyOf(jobId), createReadStream(await local.pathOf(jobId)))
    },
    async fetch(jobId) {
      const path = await local.pathOf(jobId)
      if (!(await isHere(path))) await bring(jobId, path)
      return path
    },
    async remove(jobId) {
      await local.remove(jobId)
      await store.remove(keyOf(jobId)).catch((error: unknown) => {
        // What cannot be removed now is swept.
        if (!(error instanceof StoreAway)) throw error
      })
    },
    async store(jobId) {
      await store.copy(keyOf(jobId), storedKey(jobId))
    },
    handOver: (jobId, to) => store.copy(storedKey(jobId), keyOf(to)),
    forget: (jobId) => store.remove(storedKey(jobId)),
    async sweep(database) {
      await local.sweep(database)
      const needed = await neededFiles(database)
      const before = new Date(Date.now() - young)
      await store.removeHalves(jobFolder, before)
      for await (const { key, changedAt } of store.list(jobFolder))
        if (changedAt < before && !needed.has(key.slice(jobFolder.length + 1))) await store.remove(key)
    },
  }
}
