import { statfs } from 'node:fs/promises'

/** The free space on the disk of the data folder. */
export interface DiskSpace {
  /** Whether less is free than the reserve for logging in, reading and deleting. */
  isShort(): Promise<boolean>
}

/** How long the result is cached, milliseconds. */
const holdsFor = 1_000

/** @param reserve bytes that stay free */
export function diskSpaceOf(folder: string, reserve: number): DiskSpace {
  let checkedAt = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(false)

  async function ask(): Promise<boolean> {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < reserve
  }

  return {
    isShort() {
      if (performance.now() - checkedAt > holdsFor) {
        checkedAt = performance.now()
        answer = ask()
      }
      return answer
    },
  }
}
