/** A browser that is never idle runs it all the same, after so many milliseconds. */
const atLatestMs = 5_000

/** Runs something once the browser has nothing better to do; Safari does not tell, and gets a moment. @returns cancels */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(() => run(), { timeout: atLatestMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 200)
  return () => clearTimeout(timer)
}
