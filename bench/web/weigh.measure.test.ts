import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

test('the first visit, each screen and each opened address transfer no more bytes and waves than their limits', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'weigh.ts')], {
    encoding: 'utf8',
    timeout: 240_000,
  })
  expect(status === 0 ? '' : stdout + stderr).toBe('')
  expect(stdout).toContain('open meal plan: ')
  expect(stdout).toContain('shopping list again, usable: ')
}, 270_000)
