import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Where Linux keeps files in memory, and what must be free there, bytes: containers may have 64 MB. */
const folder = '/dev/shm'
const room = 2 ** 31

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= room
  } catch {
    // Other systems have none.
    return false
  }
}

/** Whether browsers and servers can have their files in memory: no power cut is tested here, and a disk is waited for. */
export const filesInMemory = hasRoom()

/** Where a walk's own files go. */
export const filesOfWalks = filesInMemory ? folder : tmpdir()
