import { ApiError } from '@potluck/api/errors'
import { type Image, imageMaxBytes, uploadImage } from '@potluck/api/images'
import { maxProfileImages } from '@potluck/api/profiles'
import { useHost } from '@potluck/platform/HostProvider'
import { useState } from 'react'
import { useSaveProfile } from './useOwnProfile.ts'

/** Why a picture is not on the profile. */
export type PictureProblem = 'tooMany' | 'tooLarge' | 'notPicture' | 'failed'

const problemOf = (error: unknown): PictureProblem => {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 413) return 'tooLarge'
  return status === 415 ? 'notPicture' : 'failed'
}

/** The pictures of the own profile and every way they change. Each change is saved at once. */
export function useProfilePictures(images: readonly Image[]) {
  const { api } = useHost()
  const { mutateAsync, isPending } = useSaveProfile()
  /** How many are on their way. */
  const [sending, setSending] = useState(0)
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const ids = images.map(({ id }) => id)

  async function save(profileImageIds: readonly string[]): Promise<void> {
    setProblem(null)
    await mutateAsync({ body: { profileImageIds: [...profileImageIds] } }).catch(() => setProblem('failed'))
  }

  /** Sends one after the other, and shows those that came through whatever became of the rest. */
  async function add(files: readonly File[]): Promise<void> {
    const room = maxProfileImages - ids.length
    const taken = files.slice(0, Math.max(0, room))
    const added: string[] = []
    let wrong: PictureProblem | null = files.length > taken.length ? 'tooMany' : null
    setProblem(null)
    setSending(taken.length)
    for (const file of taken) {
      try {
        if (file.size > imageMaxBytes) wrong = 'tooLarge'
        else added.push((await api.call(uploadImage, { file }, { silent: true })).data.id)
      } catch (error) {
        wrong = problemOf(error)
      }
      setSending((before) => before - 1)
    }
    if (added.length > 0) await save([...ids, ...added])
    if (wrong) setProblem(wrong)
  }

  return {
    busy: isPending,
    sending,
    problem,
    room: maxProfileImages - ids.length,
    add: (files: readonly File[]) => void add(files),
    remove: (id: string) => void save(ids.filter((other) => other !== id)),
    move(id: string, by: -1 | 1) {
      const at = ids.indexOf(id)
      void save(ids.toSpliced(at, 1).toSpliced(at + by, 0, id))
    },
  }
}
