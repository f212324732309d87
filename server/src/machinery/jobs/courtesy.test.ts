import { Courtesy } from './courtesy.ts'

const going = new AbortController().signal

/** Takes so much processor time, milliseconds. */
function work(ms: number): void {
  const before = process.cpuUsage().user
  while (process.cpuUsage().user - before < ms * 1_000);
}

async function restAfter(ms: number, isAnyoneElseThere: boolean, signal = going): Promise<number> {
  const courtesy = new Courtesy(() => isAnyoneElseThere)
  await courtesy.rest(going)
  work(ms)
  const started = performance.now()
  await courtesy.rest(signal)
  return performance.now() - started
}

test('a step that took long is followed by a long rest while others are there', async () => {
  expect(await restAfter(50, true)).toBeGreaterThan(180)
})

test('nobody waits for nobody', async () => {
  expect(await restAfter(10, false)).toBeLessThan(100)
})

test('a job that is ended does not rest', async () => {
  expect(await restAfter(40, true, AbortSignal.abort())).toBeLessThan(500)
})

test('a job of one step does not rest', async () => {
  work(10)
  const started = performance.now()
  await new Courtesy(() => true).rest(going)
  expect(performance.now() - started).toBeLessThan(200)
})
