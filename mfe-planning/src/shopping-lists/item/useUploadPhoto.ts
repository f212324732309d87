import { ApiError } from '@potluck/api/errors'
import { type Image, imageMaxBytes, uploadImage } from '@potluck/api/images'
import { useHost } from '@potluck/platform/HostProvider'
import { useState } from 'react'

/** Why a photo did not come through. */
export type PhotoProblem = 'tooLarge' | 'notPicture' | 'failed'

const problemOf = (error: unknown): PhotoProblem => {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 413) return 'tooLarge'
  return status === 415 ? 'notPicture' : 'failed'
}

/** Sends a photo to the server; where that fails, says why. */
export function useUploadPhoto(onSent: (image: Image) => void) {
  const { api } = useHost()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<PhotoProblem | null>(null)

  async function send(file: File): Promise<void> {
    if (file.size > imageMaxBytes) return setProblem('tooLarge')
    setProblem(null)
    setSending(true)
    try {
      onSent((await api.call(uploadImage, { file }, { silent: true })).data)
    } catch (error) {
      setProblem(problemOf(error))
    }
    setSending(false)
  }

  return { isSending, problem, send: (file: File) => void send(file) }
}
