import { ApiError } from '@potluck/api/errors'
import { addImageByLink, type Image, uploadImage } from '@potluck/api/images'
import { inBook } from '@potluck/api/of-book'
import { useCall } from '@potluck/platform/answers'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
// The browser's own function is missing on plain http.
import { v4 as newKey } from 'uuid'
import { readDraftFiles, saveDraftFiles } from '../shared-things/draft-files.ts'
import {
  isOfPhone,
  movedTo,
  type Picture,
  type PictureSource,
  problemOf,
  problemOfStatus,
  savedPicture,
  unsentFiles,
} from './pictures.ts'

/** Number of parallel uploads. */
const maxUploads = 2

export interface Pictures {
  readonly pictures: readonly Picture[]
  /** Adds files, up to `room`. @returns the number of files that were not added */
  readonly add: (files: readonly File[], room: number) => number
  /** Adds the picture at a web address. */
  readonly addLink: (link: string) => void
  readonly retry: (key: string) => void
  readonly remove: (key: string) => void
  readonly move: (key: string, place: number) => void
  readonly replaceAll: (images: readonly Image[]) => void
}

/** @returns a function that uploads a picture or lets the server fetch it; rejects with an `ApiError` */
function useSendPicture(kitchenId: string | undefined) {
  const upload = useCall(uploadImage)
  const addByLink = useCall(addImageByLink)
  return (source: PictureSource, signal: AbortSignal): Promise<Image> =>
    'file' in source
      ? upload.mutateAsync({ file: source.file, ...inBook(kitchenId), signal })
      : addByLink.mutateAsync({ body: { url: source.link }, ...inBook(kitchenId), signal })
}

/** Stores the files that are not uploaded yet, and restores those of an earlier visit. */
function usePersistedFiles(slot: string, pictures: readonly Picture[], onRead: (files: readonly File[]) => void) {
  const unsent = [...unsentFiles(pictures).keys()].join()
  const [isRead, setRead] = useState(false)
  const persist = useEffectEvent(() => saveDraftFiles(slot, unsentFiles(pictures)))
  const restore = useEffectEvent(onRead)
  useEffect(() => {
    let isMounted = true
    void readDraftFiles(slot).then((files) => {
      if (!isMounted) return
      restore(files)
      setRead(true)
    })
    return () => {
      isMounted = false
    }
  }, [slot])
  useEffect(() => {
    // Writing before the earlier files are read would overwrite them.
    if (isRead) void persist()
  }, [isRead, unsent])
}

/**
 * The pictures of a recipe in the editor, in the order of the cook. They upload when they are selected. Files that are
 * not uploaded yet are stored on the device and restored after a reload.
 * @param slot the slot of the draft
 * @param kitchenId the kitchen whose book the recipe is in; undefined for the own book
 */
export function usePictures(slot: string, initial: readonly Image[], kitchenId?: string): Pictures {
  const send = useSendPicture(kitchenId)
  const [pictures, setPictures] = useState<readonly Picture[]>(() => initial.map(savedPicture))
  const uploads = useRef(new Map<string, AbortController>())
  const previews = useRef<string[]>([])

  const replace = (key: string, changed: Picture) =>
    setPictures((before) => before.map((picture) => (picture.key === key ? changed : picture)))

  async function upload(key: string, source: PictureSource, preview: string | null) {
    const abort = new AbortController()
    uploads.current.set(key, abort)
    replace(key, { key, state: 'uploading', source, preview })
    try {
      const image = await send(source, abort.signal)
      const canPreview = 'file' in source && !isOfPhone(source.file)
      replace(key, { key, state: 'saved', image, preview: canPreview ? preview : null })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : -1
      if (!abort.signal.aborted)
        replace(key, { key, state: 'failed', source, preview, problem: problemOfStatus(status) })
    } finally {
      uploads.current.delete(key)
    }
  }

  useEffect(() => {
    const next = pictures.find((picture) => picture.state === 'waiting')
    const uploading = pictures.filter((picture) => picture.state === 'uploading').length
    if (next?.state === 'waiting' && uploading < maxUploads && !uploads.current.has(next.key)) {
      void upload(next.key, next.source, next.preview)
    }
  })

  useEffect(
    () => () => {
      for (const abort of uploads.current.values()) abort.abort()
      for (const preview of previews.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  usePersistedFiles(slot, pictures, (files) => {
    if (files.length > 0) setPictures((before) => [...before, ...files.map(newPicture)])
  })

  function newPicture(file: File): Picture {
    const key = newKey()
    const preview = URL.createObjectURL(file)
    previews.current.push(preview)
    const problem = problemOf(file)
    const source = { file }
    return problem ? { key, state: 'failed', source, preview, problem } : { key, state: 'waiting', source, preview }
  }

  return {
    pictures,
    add(files, room) {
      const accepted = files.slice(0, Math.max(0, room))
      if (accepted.length > 0) setPictures((before) => [...before, ...accepted.map(newPicture)])
      return files.length - accepted.length
    },
    addLink(link) {
      const key = newKey()
      setPictures((before) => [...before, { key, state: 'waiting', source: { link }, preview: null }])
    },
    retry: (key) =>
      setPictures((before) =>
        before.map((picture) =>
          picture.key === key && picture.state === 'failed'
            ? { key, state: 'waiting', source: picture.source, preview: picture.preview }
            : picture,
        ),
      ),
    remove(key) {
      uploads.current.get(key)?.abort()
      setPictures((before) => before.filter((picture) => picture.key !== key))
    },
    move: (key, place) => setPictures((before) => movedTo(before, key, place)),
    replaceAll: (images) => setPictures(images.map(savedPicture)),
  }
}
