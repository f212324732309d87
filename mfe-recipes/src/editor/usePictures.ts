import { ApiError } from '@potluck/api/errors'
import { addImageByLink, type Image, uploadImage } from '@potluck/api/images'
import { useCall } from '@potluck/platform/answers'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
// The browser's own is not there on plain http.
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
function useSendPicture() {
  const upload = useCall(uploadImage)
  const addByLink = useCall(addImageByLink)
  return (source: PictureSource, signal: AbortSignal): Promise<Image> =>
    'file' in source
      ? upload.mutateAsync({ file: source.file, signal })
      : addByLink.mutateAsync({ body: { url: source.link }, signal })
}

/** Stores the files that are not uploaded yet, and restores those of an earlier visit. */
function usePersistedFiles(slot: string, pictures: readonly Picture[], onRead: (files: readonly File[]) => void) {
  const unsent = [...unsentFiles(pictures).keys()].join()
  const [isRead, setRead] = useState(false)
  const persist = useEffectEvent(() => saveDraftFiles(slot, unsentFiles(pictures)))
  const giveBack = useEffectEvent(onRead)
  useEffect(() => {
    let isHere = true
    void readDraftFiles(slot).then((files) => {
      if (!isHere) return
      giveBack(files)
      setRead(true)
    })
    return () => {
      isHere = false
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
 */
export function usePictures(slot: string, initial: readonly Image[]): Pictures {
  const send = useSendPicture()
  const [pictures, setPictures] = useState<readonly Picture[]>(() => initial.map(savedPicture))
  const travelling = useRef(new Map<string, AbortController>())
  const previews = useRef<string[]>([])

  const put = (key: string, changed: Picture) =>
    setPictures((before) => before.map((picture) => (picture.key === key ? changed : picture)))

  async function start(key: string, source: PictureSource, preview: string | null) {
    const stop = new AbortController()
    travelling.current.set(key, stop)
    put(key, { key, state: 'uploading', source, preview })
    try {
      const image = await send(source, stop.signal)
      const isSeen = 'file' in source && !isOfPhone(source.file)
      put(key, { key, state: 'kept', image, preview: isSeen ? preview : null })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : -1
      if (!stop.signal.aborted) put(key, { key, state: 'failed', source, preview, problem: problemOfStatus(status) })
    } finally {
      travelling.current.delete(key)
    }
  }

  useEffect(() => {
    const next = pictures.find((picture) => picture.state === 'waiting')
    const busy = pictures.filter((picture) => picture.state === 'uploading').length
    if (next?.state === 'waiting' && busy < maxUploads && !travelling.current.has(next.key)) {
      void start(next.key, next.source, next.preview)
    }
  })

  useEffect(
    () => () => {
      for (const stop of travelling.current.values()) stop.abort()
      for (const preview of previews.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  usePersistedFiles(slot, pictures, (files) => {
    if (files.length > 0) setPictures((before) => [...before, ...files.map(arriving)])
  })

  function arriving(file: File): Picture {
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
      const taken = files.slice(0, Math.max(0, room))
      if (taken.length > 0) setPictures((before) => [...before, ...taken.map(arriving)])
      return files.length - taken.length
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
      travelling.current.get(key)?.abort()
      setPictures((before) => before.filter((picture) => picture.key !== key))
    },
    move: (key, place) => setPictures((before) => movedTo(before, key, place)),
    replaceAll: (images) => setPictures(images.map(savedPicture)),
  }
}
