import { useEffect, useState } from 'react'
import { forgetFiles, readDraftFiles } from '../shared-things/draft-files.ts'
import { sharedPhotos, sharedPhotosSlot } from '../shared-things/shared-things.ts'
import { type ClipDraft, forgetClip, readClipDraft, saveClipDraft } from './clip-draft.ts'

/** Has the photos that were shared with a recipe wait for it again. */
async function readPhotos(): Promise<void> {
  sharedPhotos.give(await readDraftFiles(sharedPhotosSlot))
}

function save(clip: ClipDraft): void {
  if (clip.typed === '' && clip.left === null) forgetClip()
  else saveClipDraft(clip)
}

/** What a page that was dropped had read, and what keeps it up to date. Whoever leaves the screen is done with it. */
export function useClipDraft() {
  const [draft] = useState(readClipDraft)
  useEffect(
    () => () => {
      forgetClip()
      void forgetFiles(sharedPhotosSlot)
    },
    [],
  )
  return { draft, save, readPhotos }
}
