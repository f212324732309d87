import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { tidyRegularly } from './regularly.ts'

const hour = 3_600_000

/** Steps that end when they are told to, and what has begun by now. */
function steps() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const step = (name: string) => async () => {
    begun.push(name)
    await new Promise<void>((resolve) => ends.push(resolve))
  }
  async function endOne(): Promise<void> {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { begun, step, endOne }
}

test('cleanup steps run one after another from the start, also after a failed one', async () => {
  const app = Fastify()
  const { begun, step, endOne } = steps()
  tidyRegularly(app, 'breaking', hour, async () => {
    begun.push('breaking')
    throw new Error('broken')
  })
  tidyRegularly(app, 'sweeping', hour, step('sweeping'))
  await app.register(async (part) => tidyRegularly(part, 'dusting', hour, step('dusting')))
  await app.ready()
  await new Promise(setImmediate)
  expect(begun).toEqual(['breaking', 'sweeping'])
  await endOne()
  expect(begun).toEqual(['breaking', 'sweeping', 'dusting'])
  await endOne()
  await app.close()
})

test('a stop waits for the step that runs and begins no other', async () => {
  const app = Fastify()
  const logLines: string[] = []
  const stopping = Promise.withResolvers<void>()
  app.addHook('preClose', async () => stopping.resolve())
  tidyRegularly(app, 'sweeping', hour, async () => {
    await stopping.promise
    // Work that a stop finds half done.
    await pause(50)
    logLines.push('swept')
  })
  tidyRegularly(app, 'dusting', hour, async () => {
    logLines.push('dusted')
  })
  await app.ready()
  await app.close()
  expect(logLines).toEqual(['swept'])
})
