import { useEffect, useState } from 'react'
import { forgetFiles, readDraftFiles } from '../shared-things/draft-files.ts'
import { sharedPhotos, sharedPhotosSlot } from '../shared-things/shared-things.ts'
import { type ClipDraft, forgetClip, readClipDraft, saveClipDraft } from './clip-draft.ts'

/** Stores the photos that were shared with a recipe again. */
async function readPhotos(): Promise<void> {
  sharedPhotos.give(await readDraftFiles(sharedPhotosSlot))
}

function store(clip: ClipDraft): void {
  if (clip.typed === '' && clip.left === null) forgetClip()
  else saveClipDraft(clip)
}

/** The draft of a discarded page, and functions to update it. Leaving the screen deletes it. */
export function useClipDraft() {
  const [draft] = useState(readClipDraft)
  useEffect(
    () => () => {
      forgetClip()
      void forgetFiles(sharedPhotosSlot)
    },
    [],
  )
  return { draft, store, readPhotos }
}
