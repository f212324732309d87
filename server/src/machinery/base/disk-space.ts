import { statfs } from 'node:fs/promises'

/** The free space on the disk of the data folder. */
export interface DiskSpace {
  /** Whether less is free than the reserve for logging in, reading and deleting. */
  isShort(): Promise<boolean>
  /** Bytes that are free for this process, and of the whole disk. */
  read(): Promise<{ readonly freeBytes: number; readonly totalBytes: number }>
}

/** How long the result is cached, milliseconds. */
const holdsFor = 1_000

/** @param reserve bytes that stay free */
export function diskSpaceOf(folder: string, reserve: number): DiskSpace {
  let checkedAt = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(false)

  async function read() {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  }

  const ask = async (): Promise<boolean> => (await read()).freeBytes < reserve

  return {
    read,
    isShort() {
      if (performance.now() - checkedAt > holdsFor) {
        checkedAt = performance.now()
        answer = ask()
      }
      return answer
    },
  }
}
