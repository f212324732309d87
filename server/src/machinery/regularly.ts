import type { FastifyInstance } from 'fastify'

/** Runs a step at the start and again and again while the app runs; a failure is logged, and the next turn tries again. */
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
