import { runSteps, yielding } from './yielding.ts'

function* endless() {
  for (let step = 0; ; step += 1) yield step
}

test('work for a closed connection ends at the next yield', async () => {
  const gone = new AbortController()
  const work = yielding(endless(), () => {}, gone.signal)
  gone.abort(new Error('gone'))
  await expect(work).rejects.toThrow('gone')
})

test('steps for a closed connection end at the next yield', async () => {
  const gone = new AbortController()
  const work = runSteps(endless(), gone.signal)
  gone.abort(new Error('gone'))
  await expect(work).rejects.toThrow('gone')
})

test('other work runs between the steps of a long task', async () => {
  let others = 0
  const timer = setInterval(() => {
    others += 1
  }, 1)
  function* long() {
    while (others < 3) yield
    return 'done'
  }
  expect(await runSteps(long())).toBe('done')
  clearInterval(timer)
})
