import { parseArgs } from 'node:util'
import { backupNamed } from './backup/backup-folder.ts'
import { checkData, checkLine, isSound } from './backup/check-data.ts'
import { mendData } from './backup/mend-data.ts'
import { openExistingData } from './backup/open-data.ts'
import { passphraseOf } from './backup/passphrase.ts'
import { readConfig } from './config.ts'
import { acceptPictureFolder } from './images/picture-folder.ts'
import { withFileStore } from './machinery/files/open-file-store.ts'
import { runProgram } from './machinery/run-program.ts'

/**
 * Looks for pictures that are missing, damaged or nobody's: `npm run check-data`. With `--mend` it mends what it can, with
 * `--from <backup>` from a backup; with `--accept-folder` the folder of pictures is taken as it is.
 */
await runProgram(async () => {
  const { values } = parseArgs({
    options: { mend: { type: 'boolean' }, from: { type: 'string' }, 'accept-folder': { type: 'boolean' } },
  })
  const config = readConfig(process.env)
  const database = await openExistingData(config)
  if (values['accept-folder']) await withFileStore(config, (store) => acceptPictureFolder(database, store))
  await database.close()
  const found = await checkData(config)
  const options = {
    from: values.from === undefined ? undefined : backupNamed(values.from, config),
    passphrase: passphraseOf(config),
  }
  const check = values.mend ? await mendData(config, found, options) : found
  const names = [...check.missing.names, ...check.damaged.names, ...check.incomplete.names, ...check.unowned.names]
  const advice = isSound(check) || values.mend ? '' : 'To mend: npm run check-data -- --mend --from <backup>\n'
  return `${checkLine(check)}\n${names.map((name) => `  ${name}\n`).join('')}${advice}`
})
