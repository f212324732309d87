import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Batch } from '../../../testing/two-batches.ts'
import { batchesOfProcess } from './batches-of-process.ts'

/** Blocks this process until another one has ended, so that this process has not noticed its end. */
const waitForEndOf = (pid: number) =>
  spawnSync('sh', ['-c', `while ps -o state= -p ${pid} | grep -qv Z; do :; done`], { stdio: 'ignore' })

test('all batches of a process arrive although it ended before the last request', async () => {
  const batches = batchesOfProcess<null, Batch, never>({
    path: join(import.meta.dirname, '../../../testing/two-batches.ts'),
    task: null,
    limits: { heapMb: 64, memoryMb: 512, batchMs: 60_000, fileMs: 60_000 },
    failed: ({ code }) => new Error(code),
    signal: new AbortController().signal,
  })
  let count = 0
  for await (const { pid } of batches) {
    count += 1
    if (count === 1) waitForEndOf(pid)
  }
  expect(count).toBe(2)
})
