import { useEffect, useState } from 'react'
import { forgetFiles, readKeptFiles } from '../shared-things/kept-files.ts'
import { sharedPhotos, sharedPhotosSlot } from '../shared-things/shared-things.ts'
import { forgetClip, type KeptClip, keepClip, readKeptClip } from './kept-clip.ts'

/** Has the photos that were shared with a recipe wait for it again. */
async function readPhotos(): Promise<void> {
  sharedPhotos.give(await readKeptFiles(sharedPhotosSlot))
}

function keep(clip: KeptClip): void {
  if (clip.typed === '' && clip.left === null) forgetClip()
  else keepClip(clip)
}

/** What a page that was dropped had read, and what keeps it up to date. Whoever leaves the screen is done with it. */
export function useKeptClip() {
  const [kept] = useState(readKeptClip)
  useEffect(
    () => () => {
      forgetClip()
      void forgetFiles(sharedPhotosSlot)
    },
    [],
  )
  return { kept, keep, readPhotos }
}
