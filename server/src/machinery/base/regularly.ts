import type { FastifyInstance } from 'fastify'
import pLimit, { type LimitFunction } from 'p-limit'

/** Runs a step at the start and then regularly while the app runs; a failure is logged and tried again at the next turn. */
export function regularly(app: FastifyInstance, name: string, everyMs: number, step: () => Promise<void>): void {
  let running: Promise<void> | null = null
  const turn = () => {
    running ??= step()
      .catch((error: unknown) => app.log.error({ err: error }, `${name} failed`))
      .finally(() => {
        running = null
      })
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    turn()
    timer = setInterval(turn, everyMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}

const limits = new WeakMap<object, LimitFunction>()

/**
 * The same for steps that clean up the database. They run one after another: all at once they would take every database
 * connection from requests.
 */
export function tidyRegularly(app: FastifyInstance, name: string, everyMs: number, step: () => Promise<void>): void {
  const limit = limits.get(app.server) ?? pLimit(1)
  limits.set(app.server, limit)
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  const unlessStopping = async () => {
    if (!stopping) await step()
  }
  regularly(app, name, everyMs, () => limit(unlessStopping))
}
