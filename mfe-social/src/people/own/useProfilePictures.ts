import { type Image, imageMaxBytes, uploadImage } from '@potluck/api/images'
import { maxProfileImages } from '@potluck/api/profiles'
import { type PictureProblem, pictureProblem } from '@potluck/parts/picture-problem'
import { useCall } from '@potluck/platform/answers'
import { useTask } from '@potluck/platform/useTask'
import { useState } from 'react'
import { useSaveProfile } from './useOwnProfile.ts'

/** Why a picture is not on the profile. */
export type ProfilePictureProblem = PictureProblem | 'tooMany'

/** The pictures of the own profile and every way they change. Each change is saved at once. */
export function useProfilePictures(images: readonly Image[]) {
  const saving = useSaveProfile()
  const upload = useCall(uploadImage, { silent: true })
  /** Number of running uploads. */
  const [sending, setSending] = useState(0)
  const ids = images.map(({ id }) => id)

  const save = (profileImageIds: readonly string[]): Promise<ProfilePictureProblem | null> =>
    saving.mutateAsync({ body: { profileImageIds: [...profileImageIds] } }).then(
      () => null,
      () => 'failed',
    )

  /** Uploads files one after the other, and adds those that succeed. */
  async function add(files: readonly File[]): Promise<ProfilePictureProblem | null> {
    const room = maxProfileImages - ids.length
    const accepted = files.slice(0, Math.max(0, room))
    const added: string[] = []
    let wrong: ProfilePictureProblem | null = files.length > accepted.length ? 'tooMany' : null
    setSending(accepted.length)
    for (const file of accepted) {
      if (file.size > imageMaxBytes) wrong = 'tooLarge'
      else
        await upload.mutateAsync({ file }).then(
          ({ id }) => added.push(id),
          (error) => {
            wrong = pictureProblem(error)
          },
        )
      setSending((before) => before - 1)
    }
    const notSaved = added.length > 0 ? await save([...ids, ...added]) : null
    return wrong ?? notSaved
  }
  const task = useTask((change: () => Promise<ProfilePictureProblem | null>) => change())

  return {
    busy: saving.isPending,
    sending,
    problem: task.result ?? null,
    room: maxProfileImages - ids.length,
    add: (files: readonly File[]) => task.run(() => add(files)),
    remove: (id: string) => task.run(() => save(ids.filter((other) => other !== id))),
    move(id: string, by: -1 | 1) {
      const at = ids.indexOf(id)
      task.run(() => save(ids.toSpliced(at, 1).toSpliced(at + by, 0, id)))
    },
  }
}
