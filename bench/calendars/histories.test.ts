import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** `CALENDAR_HISTORIES=1000` before a release. */
const runs = Number(process.env.CALENDAR_HISTORIES ?? 200)

test(`pages and calendar programs end equal after ${runs} histories, with lost answers, restarts and time offline`, async () => {
  const main = join(import.meta.dirname, 'main.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [main, String(runs)])
  expect(stdout).toMatch(new RegExp(`^${runs} histories with \\d+ steps end equal`))
}, 600_000)
