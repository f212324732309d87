/** The latest time to run the task in a browser that is never idle, milliseconds. */
const atLatestMs = 5_000

/** Runs a task when the browser is idle; in Safari, which cannot say so, after a short delay. @returns cancels */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(() => run(), { timeout: atLatestMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 200)
  return () => clearTimeout(timer)
}
