import { mkdir, open, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../../machinery/base/whole-file.ts'

/** Writes files of pictures into a folder of their own. */
export function pictureWriter(folder: string) {
  const made = new Set<string>()
  return async (name: string, bytes: Buffer): Promise<void> => {
    const within = join(folder, name.slice(0, 2))
    if (!made.has(within)) await mkdir(within, { recursive: true, mode: 0o700 })
    made.add(within)
    await writeFile(join(within, name), bytes, { mode: 0o600 })
  }
}

/** Makes sure that files are on the disk, a few at a time: their bytes are on their way there already. */
export async function syncPictures(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const within = join(folder, name)
    const files = await readdir(within)
    while (files.length > 0) await Promise.all(files.splice(0, 16).map((file) => syncFile(join(within, file))))
    await syncFolder(within)
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path)
  await file.sync().finally(() => file.close())
}
