import { Coalesced } from './coalesced.ts'

/** A task that runs until the test ends it; `runs` counts its starts. */
function slowTask() {
  const ends: (() => void)[] = []
  const state = { runs: 0 }
  const task = () => {
    state.runs++
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  return { state, task, end: () => ends.shift()?.() }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a task that is requested three times during a run runs once again after it', async () => {
  const { state, task, end } = slowTask()
  const coalesced = new Coalesced(task)
  coalesced.run()
  for (let times = 0; times < 3; times++) coalesced.run()
  expect(state.runs).toBe(1)
  end()
  await settle()
  expect(state.runs).toBe(2)
  end()
  await coalesced.idle()
  expect(state.runs).toBe(2)
})

test('idle waits for the run that was requested during a run', async () => {
  const { state, task, end } = slowTask()
  const coalesced = new Coalesced(task)
  coalesced.run()
  coalesced.run()
  let isIdle = false
  const idle = coalesced.idle().then(() => {
    isIdle = true
  })
  end()
  await settle()
  expect([state.runs, isIdle]).toEqual([2, false])
  end()
  await idle
  expect(isIdle).toBe(true)
})
