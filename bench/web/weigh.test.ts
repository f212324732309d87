import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

test('the first visit and each opening transfer no more than their limits', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'weigh.ts')], {
    encoding: 'utf8',
    timeout: 150_000,
  })
  expect(status === 0 ? '' : stdout + stderr).toBe('')
  expect(stdout).toContain('open meal plan: ')
}, 180_000)
