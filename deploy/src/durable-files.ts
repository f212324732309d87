import { randomUUID } from 'node:crypto'
import { cp, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Begins the name of what is not finished: the server never serves it, and no reader takes it for the thing itself. */
export const incomingPrefix = '.incoming-'

const besideAs = (path: string): string => join(dirname(path), `${incomingPrefix}${basename(path)}-${randomUUID()}`)

/** Replaces a file in one step: a reader sees the old text or the new, also after a power cut. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const incoming = besideAs(path)
  const handle = await open(incoming, 'w')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(incoming, path)
  await sync(dirname(path))
}

/**
 * Makes a folder of copies so that it appears whole or not at all.
 * @param files what to take, relative to `from`
 * @param written files to add, by name
 */
export async function placeFolder(
  from: string,
  to: string,
  files: readonly string[],
  written: Readonly<Record<string, string>>,
): Promise<void> {
  const incoming = besideAs(to)
  try {
    for (const file of files) await copyFile(join(from, file), join(incoming, file))
    for (const [name, content] of Object.entries(written)) await replaceFile(join(incoming, name), content)
    await rename(incoming, to)
  } catch (error) {
    await rm(incoming, { recursive: true, force: true })
    throw error
  }
  await sync(dirname(to))
}

/** Copies a file to a place where nobody reads it yet. */
export async function copyFile(from: string, to: string): Promise<void> {
  await cp(from, to)
  await sync(to)
}

/** Paths of all files below a folder, relative to it, with forward slashes, sorted. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}
