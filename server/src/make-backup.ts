import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { backUp } from './keeping/backup/back-up.ts'
import { backupFolder } from './keeping/backup/backup-schedule.ts'
import { proofLine } from './keeping/backup/proof-line.ts'
import { runProgram } from './machinery/base/run-program.ts'

/** Writes and proves a backup while the server runs: `npm run backup`, or `npm run backup -- --to <folder>`. */
await runProgram(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const config = readConfig(process.env)
  const folder = values.to === undefined ? backupFolder(config) : resolve(values.to)
  // The server, which answers somebody, comes first.
  setPriority(10)
  const { path, bytes, proof } = await backUp(config, folder)
  const size = (bytes / 1_000_000).toFixed(1)
  return `${path} (${size} MB)\n${proofLine(proof)}\n`
})
