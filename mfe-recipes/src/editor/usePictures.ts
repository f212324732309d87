import { ApiError } from '@potluck/api/errors'
import { type Image, uploadImage } from '@potluck/api/images'
import { useHost } from '@potluck/platform/HostProvider'
import { useEffect, useRef, useState } from 'react'
import { keptPicture, movedTo, type Picture, problemOf, problemOfStatus } from './pictures.ts'

/** Pictures that travel at a time. */
const maxUploads = 2

export interface Pictures {
  readonly pictures: readonly Picture[]
  /** Takes files in, up to `room`. @returns how many found no room */
  readonly add: (files: readonly File[], room: number) => number
  readonly retry: (key: string) => void
  readonly remove: (key: string) => void
  readonly move: (key: string, place: number) => void
  readonly replaceAll: (images: readonly Image[]) => void
}

/** The pictures of a recipe that is being edited: sent as soon as they are chosen, in the order the cook puts them. */
export function usePictures(initial: readonly Image[]): Pictures {
  const { api } = useHost()
  const [pictures, setPictures] = useState<readonly Picture[]>(() => initial.map(keptPicture))
  const travelling = useRef(new Map<string, AbortController>())
  const previews = useRef<string[]>([])

  const put = (key: string, changed: Picture) =>
    setPictures((before) => before.map((picture) => (picture.key === key ? changed : picture)))

  async function send(key: string, file: File, preview: string) {
    const stop = new AbortController()
    travelling.current.set(key, stop)
    put(key, { key, state: 'uploading', file, preview })
    try {
      const { data } = await api.call(uploadImage, { file }, { signal: stop.signal })
      put(key, { key, state: 'kept', image: data, preview })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : -1
      if (!stop.signal.aborted) put(key, { key, state: 'failed', file, preview, problem: problemOfStatus(status) })
    } finally {
      travelling.current.delete(key)
    }
  }

  useEffect(() => {
    const next = pictures.find((picture) => picture.state === 'waiting')
    const busy = pictures.filter((picture) => picture.state === 'uploading').length
    if (next?.state === 'waiting' && busy < maxUploads && !travelling.current.has(next.key)) {
      void send(next.key, next.file, next.preview)
    }
  })

  useEffect(
    () => () => {
      for (const stop of travelling.current.values()) stop.abort()
      for (const preview of previews.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  function arriving(file: File): Picture {
    const key = crypto.randomUUID()
    const preview = URL.createObjectURL(file)
    previews.current.push(preview)
    const problem = problemOf(file)
    return problem ? { key, state: 'failed', file, preview, problem } : { key, state: 'waiting', file, preview }
  }

  return {
    pictures,
    add(files, room) {
      const taken = files.slice(0, Math.max(0, room))
      if (taken.length > 0) setPictures((before) => [...before, ...taken.map(arriving)])
      return files.length - taken.length
    },
    retry: (key) =>
      setPictures((before) =>
        before.map((picture) =>
          picture.key === key && picture.state === 'failed'
            ? { key, state: 'waiting', file: picture.file, preview: picture.preview }
            : picture,
        ),
      ),
    remove(key) {
      travelling.current.get(key)?.abort()
      setPictures((before) => before.filter((picture) => picture.key !== key))
    },
    move: (key, place) => setPictures((before) => movedTo(before, key, place)),
    replaceAll: (images) => setPictures(images.map(keptPicture)),
  }
}
