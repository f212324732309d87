import { statfs } from 'node:fs/promises'

/** The disk that the data folder is on. */
export interface DiskSpace {
  /** Whether less is free than is reserved for logging in, looking up and deleting. */
  isShort(): Promise<boolean>
}

/** An answer holds so long, milliseconds: what many write at once is not worth as many questions. */
const holdsFor = 1_000

/** @param reserve bytes that are not given away */
export function diskSpaceOf(folder: string, reserve: number): DiskSpace {
  let asked = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(false)

  async function ask(): Promise<boolean> {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < reserve
  }

  return {
    isShort() {
      if (performance.now() - asked > holdsFor) {
        asked = performance.now()
        answer = ask()
      }
      return answer
    },
  }
}
