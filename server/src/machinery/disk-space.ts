import { statfs } from 'node:fs/promises'

/** The disk that the data folder is on. */
export interface DiskSpace {
  /** Whether less is free than is kept for logging in, looking up and deleting. */
  isShort(): Promise<boolean>
}

/** @param reserve bytes that are not given away */
export const diskSpaceOf = (folder: string, reserve: number): DiskSpace => ({
  async isShort() {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < reserve
  },
})
