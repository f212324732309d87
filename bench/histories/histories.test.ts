import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

test.each([
  ['one cook', 25, 1],
  ['three people who share a kitchen', 8, 3],
])(
  'devices of %s read the state of the server, with lost requests and answers, restarts and wrong clocks',
  async (_who, runs, people) => {
    const main = join(import.meta.dirname, 'main.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [main, String(runs), '--people', String(people)])
    expect(stdout).toMatch(new RegExp(`^${runs} histories with \\d+ steps agree with the model`))
  },
  120_000,
)
