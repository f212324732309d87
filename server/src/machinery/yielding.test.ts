import { runSteps, yielding } from './yielding.ts'

function* endless() {
  for (let step = 0; ; step += 1) yield step
}

test('work for somebody who is gone ends at the next turn', async () => {
  const gone = new AbortController()
  const work = yielding(endless(), () => {}, gone.signal)
  gone.abort(new Error('gone'))
  await expect(work).rejects.toThrow('gone')
})

test('steps for somebody who is gone end at the next turn', async () => {
  const gone = new AbortController()
  const work = runSteps(endless(), gone.signal)
  gone.abort(new Error('gone'))
  await expect(work).rejects.toThrow('gone')
})

test('other work is done between the steps of a long piece of work', async () => {
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
