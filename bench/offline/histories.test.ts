import './browser.ts'
import fc from 'fast-check'
import { startServerInProcess } from 'server/testing/server-in-process'
import { history, livesAt } from './histories.ts'

test('two devices that lose requests and answers, restart and have the wrong day agree with the server in the end', async () => {
  const server = await startServerInProcess()
  try {
    const live = livesAt(server.base)
    await fc.assert(
      fc.asyncProperty(history, (steps) => live(steps)),
      { numRuns: 100, endOnFailure: true },
    )
  } finally {
    await server.close()
  }
})
