import { type Image, imageMaxBytes, uploadImage } from '@potluck/api/images'
import { type PictureProblem, pictureProblem } from '@potluck/parts/picture-problem'
import { useCall } from '@potluck/platform/answers'
import { useTask } from '@potluck/platform/useTask'

/** Sends a photo to the server; where that fails, says why. */
export function useUploadPhoto(onSent: (image: Image) => void) {
  const upload = useCall(uploadImage, { silent: true })
  const { run, isRunning, result } = useTask(async (file: File): Promise<PictureProblem | null> => {
    if (file.size > imageMaxBytes) return 'tooLarge'
    return upload.mutateAsync({ file }).then((image) => {
      onSent(image)
      return null
    }, pictureProblem)
  })
  return { isSending: isRunning, problem: result ?? null, send: run }
}
