import { fairTurns } from './fair-queue.ts'

/** A step that is under way until it is ended from outside. */
function longStep(started: string[], name: string) {
  const end = Promise.withResolvers<void>()
  const step = () => {
    started.push(name)
    return end.promise
  }
  return { step, end: end.resolve }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a caller with many requests waits behind their own, and other callers go between', async () => {
  const turns = fairTurns(2)
  const started: string[] = []
  const steps = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => ({ name, ...longStep(started, name) }))
  const all = Promise.all(steps.map(({ name, step }) => turns(name.charAt(0), step)))
  await settled()
  expect(started).toEqual(['a1', 'b1'])
  steps.find(({ name }) => name === 'a1')?.end()
  await settled()
  expect(started).toEqual(['a1', 'b1', 'c1'])
  for (const { end } of steps) end()
  await all
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

test('a failed step frees its place', async () => {
  const turns = fairTurns(1)
  await expect(turns('a', () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
  expect(await turns('b', async () => 'made')).toBe('made')
})
