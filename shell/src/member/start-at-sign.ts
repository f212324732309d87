/**
 * Starts something at a sign, or after a timeout.
 * @param listen calls its argument at the sign; returns stops listening
 * @param latestMs time after which the start does not wait any longer, milliseconds
 * @returns stops it, also before it has started
 */
export function startAtSign(
  listen: (begin: () => void) => () => void,
  latestMs: number,
  start: () => () => void,
): () => void {
  let stop: (() => void) | null = null
  const begin = () => {
    cancel()
    stop = start()
  }
  const unlisten = listen(begin)
  const timer = setTimeout(begin, latestMs)
  const cancel = () => {
    unlisten()
    clearTimeout(timer)
  }
  return () => {
    cancel()
    stop?.()
  }
}
