import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Upload } from '@potluck/api/endpoint'
import type { FastifyRequest } from 'fastify'
import { isDiskFull } from '../../../machinery/base/disk-full.ts'
import { notFound, Refusal } from '../../../machinery/base/refusal.ts'
import type { Services } from '../../../machinery/for-features/services.ts'
import { receiveToFile } from '../../../machinery/web/http/received-file.ts'

/** An uploaded backup is removed after this, milliseconds. */
const keptFor = 24 * 3_600_000

const folderIn = (dataDir: string): string => join(dataDir, 'uploaded-backups')

const partialEnd = '.partial'

/** Removes what was uploaded. @param olderThan milliseconds; 0 for all but what is being received */
export async function removeUploads(dataDir: string, olderThan = keptFor): Promise<void> {
  const folder = folderIn(dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > keptFor || (!name.endsWith(partialEnd) && age >= olderThan)) await rm(path, { force: true })
  }
}

/**
 * Receives a backup into a file. What was uploaded before is removed.
 * @returns the secret by which whoever sent it names it
 * @throws {Refusal} `too-large` when the disk has no room for it
 */
export async function receiveBackup(
  { config, diskSpace }: Services,
  request: FastifyRequest,
  upload: Upload,
): Promise<string> {
  const { dataDir, diskReserve } = config
  await removeUploads(dataDir, 0)
  const secret = randomBytes(16).toString('base64url')
  const path = join(folderIn(dataDir), secret)
  await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 })
  const { freeBytes } = await diskSpace.read()
  const maxBytes = Math.max(1, Math.min(upload.maxBytes, freeBytes - diskReserve))
  try {
    await receiveToFile(request, { ...upload, maxBytes }, `${path}${partialEnd}`)
    await rename(`${path}${partialEnd}`, path)
  } catch (error) {
    await rm(`${path}${partialEnd}`, { force: true })
    if (isDiskFull(error))
      throw new Refusal('too-large', 'the disk of the server has no room for the file', upload.field)
    throw error
  }
  return secret
}

/** The file of an upload. @throws {Refusal} `not-found` */
export async function uploadedFile(dataDir: string, secret: string): Promise<string> {
  const path = join(folderIn(dataDir), secret)
  await stat(path).catch(() => {
    throw notFound('uploaded file')
  })
  return path
}
