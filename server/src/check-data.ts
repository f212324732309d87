import { parseArgs } from 'node:util'
import { acceptPictureFolder } from './book/images/picture-folder.ts'
import { readConfig } from './config.ts'
import { checkData, checkLine } from './keeping/backup/check-data.ts'
import { openExistingData } from './keeping/backup/open-data.ts'
import { withFileStore } from './machinery/base/files/open-file-store.ts'
import { runProgram } from './machinery/base/run-program.ts'

/**
 * Looks for pictures that are missing, damaged or nobody's: `npm run check-data`. With `--accept-folder` the folder of pictures is taken
 * as it is.
 */
await runProgram(async () => {
  const { values } = parseArgs({ options: { 'accept-folder': { type: 'boolean' } } })
  const config = readConfig(process.env)
  const database = await openExistingData(config)
  if (values['accept-folder']) await withFileStore(config, (store) => acceptPictureFolder(database, store))
  await database.close()
  const check = await checkData(config)
  const names = [...check.missing.names, ...check.damaged.names, ...check.incomplete.names, ...check.unowned.names]
  return `${checkLine(check)}\n${names.map((name) => `  ${name}\n`).join('')}`
})
