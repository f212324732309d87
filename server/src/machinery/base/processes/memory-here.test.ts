import { memoryBeside, memoryHere } from './memory-here.ts'

test('a process beside the server has the wanted memory if there is room, and a share if there is not', () => {
  expect([512, 1_000, 2_000, 64_000].map((here) => memoryBeside(800, 0.75, here))).toEqual([192, 558, 800, 800])
  expect([512, 1_000, 2_000, 64_000].map((here) => memoryBeside(512, 0.5, here))).toEqual([160, 372, 512, 512])
})

test('the memory of this machine is known', () => {
  expect(memoryHere()).toBeGreaterThan(200)
  expect(memoryHere()).toBeLessThan(100_000_000)
})
