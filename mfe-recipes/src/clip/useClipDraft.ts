import { useCallback, useEffect, useState } from 'react'
import { forgetFiles, readDraftFiles } from '../shared-things/draft-files.ts'
import { sharedPhotos, sharedPhotosSlot } from '../shared-things/shared-things.ts'
import { type ClipDraft, closeClipDraft, forgetClip, readClipDraft, saveClipDraft } from './clip-draft.ts'

/** Gives the recipe its photos again, unless it has them. */
async function readPhotos(): Promise<void> {
  if (!sharedPhotos.isWaiting()) sharedPhotos.give(await readDraftFiles(sharedPhotosSlot))
}

function store(clip: ClipDraft): void {
  if (clip.typed === '' && clip.left === null) forgetClip()
  else saveClipDraft(clip)
}

/** The draft of an earlier visit, and functions to update it. It stays until it is saved or thrown away. */
export function useClipDraft() {
  const [draft] = useState(readClipDraft)
  useEffect(() => closeClipDraft, [])
  const forget = useCallback(() => {
    forgetClip()
    sharedPhotos.give([])
    void forgetFiles(sharedPhotosSlot)
  }, [])
  return { draft, store, readPhotos, forget }
}
