import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs the test that kills backups, restores and migrations with this many kills.
 * @returns 0, or 1 when something was between the old state and the new one
 */
export function killBackups(kills: number): number {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--projects', 'server', '--', 'src/keeping/backup/kill.test.ts'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, KILLS: String(kills) } },
  )
  return status === 0 ? 0 : 1
}
