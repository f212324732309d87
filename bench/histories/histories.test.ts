import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

test('two devices with lost requests, lost answers, restarts and wrong clocks end in the state of the server', async () => {
  const main = join(import.meta.dirname, 'main.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [main, '60'])
  expect(stdout).toMatch(/^60 histories with \d+ steps agree with the model/)
}, 120_000)
