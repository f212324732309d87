import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { openExistingData } from './keeping/backup/open-data.ts'
import { moveFiles } from './keeping/file-moves/move-files.ts'
import { runProgram } from './machinery/base/run-program.ts'

const usage = 'Say where to: npm run move-files -- to-s3, or npm run move-files -- to-disk'

/** Moves pictures, files of imports and backups between the data folder and the store of files: `npm run move-files -- to-s3`. */
await runProgram(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [aim] = positionals
  if (aim !== 'to-s3' && aim !== 'to-disk') throw new Error(usage)
  const config = readConfig(process.env)
  const database = await openExistingData(config)
  const set = aim === 'to-s3' ? 'with S3_ENDPOINT' : 'without S3_ENDPOINT'
  try {
    const { place, moved, unlike } = await moveFiles(config, database, aim, {
      copied: (copied, there) => process.stdout.write(`Copied ${copied} files, ${there} were there already.\n`),
      switched: (to) =>
        process.stdout.write(
          `The files are in ${to}. The server may start now, ${set}. What is where they were is compared and removed.\n`,
        ),
    })
    if (unlike.length > 0)
      throw new Error(
        `${unlike.length} files are other in ${place} than they were, and stay where they are:\n${unlike.map((key) => `  ${key}\n`).join('')}Run this again.`,
      )
    return `Compared ${moved} files with what is in ${place}, and removed them from where they were.\n`
  } finally {
    await database.close()
  }
})
