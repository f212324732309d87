/**
 * Kills restores (on SQLite and on PostgreSQL), backups and starts that migrate, at random moments (`kill -9`), and compares what is left row
 * by row: it is the old state or the new one.
 *
 *   node bench/backup/kill-all.ts [kills]
 *
 * 1,000 kills unless said, a quarter for each. Ends with 1 when something was between.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--projects', 'server', '--', 'src/backup/kill.test.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, KILLS: process.argv[2] ?? '1000' } },
)
process.exitCode = status ?? 1
