import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

test('two devices that lose requests and answers, restart and have the wrong day agree with the server in the end', async () => {
  const main = join(import.meta.dirname, 'main.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [main, '60'])
  expect(stdout).toMatch(/^60 histories with \d+ steps agree with the model/)
}, 120_000)
