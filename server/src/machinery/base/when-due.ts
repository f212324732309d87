import type { FastifyInstance } from 'fastify'

/** How often a process looks for work that another one abandoned, milliseconds. */
const lookEveryMs = 60_000

/** Pause before it looks again for work that is due and that nobody may take yet, milliseconds. */
const heldUpMs = 250

/** A queue in the database whose work is due at stated times. */
interface DueWork {
  /** For the log. */
  readonly name: string
  /** Does some of what is due. @returns whether there may be more */
  step(): Promise<boolean>
  /** When the next work is due, milliseconds since 1970; null if there is none. */
  next(): Promise<number | null>
  /** Resolves when everything so far is queued. */
  settled(): Promise<void>
}

/**
 * Works off a queue while the app runs.
 * @returns looks now, because something was queued
 */
export function whenDue(app: FastifyInstance, { name, step, next, settled }: DueWork): () => void {
  let stopped = false
  let looking: Promise<void> | null = null
  let lookAgain = false
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    let isMore = true
    while (isMore && !stopped) isMore = await step()
    const at = await next()
    const pause = at === null ? lookEveryMs : Math.max(heldUpMs, at - Date.now() + 1)
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(wake, Math.min(pause, lookEveryMs)).unref()
  }

  function wake(): void {
    lookAgain = true
    if (looking || stopped) return
    lookAgain = false
    looking = look()
      .catch((error: unknown) => {
        app.log.error({ err: error }, `${name} failed`)
        timer = setTimeout(wake, lookEveryMs).unref()
      })
      .finally(() => {
        looking = null
        if (lookAgain) wake()
      })
  }

  app.addHook('onReady', async () => wake())
  app.addHook('onClose', async () => {
    stopped = true
    clearTimeout(timer)
    await settled()
    await looking
  })
  return wake
}
