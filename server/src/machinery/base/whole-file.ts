import { open, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes names in a folder outlive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Some systems open no folders.
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/** Writes a small file, for its owner only, that is there as a whole or not at all, also after a power cut. */
export async function writeWholeFile(path: string, content: string): Promise<void> {
  const half = `${path}.tmp`
  await writeFile(half, content, { mode: 0o600, flush: true })
  await rename(half, path)
  await syncFolder(dirname(path))
}
