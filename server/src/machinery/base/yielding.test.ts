import { longWork, runSteps, yielding } from './yielding.ts'

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

test('work that has had few turns goes before work that has had many', async () => {
  const order: string[] = []
  const long = longWork()
  for (let turn = 0; turn < 3; turn += 1) await long()
  const [short, other] = [longWork(), longWork()]
  await Promise.all([
    long().then(() => order.push('long')),
    short().then(() => order.push('short')),
    other().then(() => order.push('other')),
  ])
  expect(order).toEqual(['short', 'other', 'long'])
})

test('two pieces of long work never have the same turn of the event loop', async () => {
  let turn = 0
  let isCounting = true
  const count = () => {
    turn += 1
    if (isCounting) setImmediate(count)
  }
  setImmediate(count)
  const at = await Promise.all([longWork(), longWork(), longWork()].map((work) => work().then(() => turn)))
  isCounting = false
  expect(new Set(at).size).toBe(3)
})
