import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux's folder for files in memory, and the space that must be free there, bytes: containers may have 64 MB. */
const folder = '/dev/shm'
const minFreeBytes = 2 ** 31

function hasSpace(): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= minFreeBytes
  } catch {
    // Other systems have no such folder.
    return false
  }
}

/** Whether browsers and servers store their files in memory, which is faster; no test here cuts the power. */
export const filesInMemory = hasSpace()

/** The folder for the files of a test. */
export const temporaryFolder = filesInMemory ? folder : tmpdir()
