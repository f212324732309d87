import { ApiError } from '@potluck/api/errors'

/** Pause before the capabilities are requested again, milliseconds. */
export const retryAfterMs = 5_000

/**
 * Repeats a call until it succeeds, is cancelled or fails with a 401, which the login modal handles.
 * @param call one attempt
 * @param onAnswer called with the first success
 * @param onUnauthorized called after a 401
 * @returns cancels
 */
export function untilAnswered<T>(
  call: () => Promise<T>,
  onAnswer: (answer: T) => void,
  onUnauthorized: () => void,
): () => void {
  let cancelled = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function attempt(): Promise<void> {
    try {
      const answer = await call()
      if (!cancelled) onAnswer(answer)
    } catch (error) {
      if (cancelled) return
      if (error instanceof ApiError && error.status === 401) onUnauthorized()
      else timer = setTimeout(() => void attempt(), retryAfterMs)
    }
  }

  void attempt()
  return () => {
    cancelled = true
    clearTimeout(timer)
  }
}
