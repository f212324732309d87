import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { undoRestore } from './keeping/backup/undo-restore.ts'
import { runProgram } from './machinery/base/run-program.ts'

/** Brings back what a restore put aside: `npm run undo-restore`, or `npm run undo-restore -- before-restore-20261124-101503-042`. */
await runProgram(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [folder] = positionals
  const aside = await undoRestore(readConfig(process.env), folder === undefined ? undefined : basename(folder))
  return `What was there before the restore is back. What the restore had brought is in ${aside}. Remove it when all is well.\n`
})
