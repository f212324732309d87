import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from './backup/back-up.ts'
import { backupFolder } from './backup/backup-schedule.ts'
import { proofLine } from './backup/proof-line.ts'
import { readConfig } from './config.ts'
import { runProgram } from './machinery/run-program.ts'

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
