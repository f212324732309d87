import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { backupNamed } from './keeping/backup/backup-folder.ts'
import { passphraseOf } from './keeping/backup/passphrase.ts'
import { restoreBackup } from './keeping/backup/restore.ts'
import { noteByCommand } from './keeping/backup/restore-state.ts'
import { runProgram } from './machinery/base/run-program.ts'

const sentence = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.?$/, '.')

/** Restores a backup into the data folder and the database of the settings: `npm run restore -- <file>`. */
await runProgram(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [path] = positionals
  if (path === undefined) throw new Error('Say which: npm run restore -- backups/potluck-20261124-031000.tar')
  const config = readConfig(process.env)
  const { about, manifest, aside } = await restoreBackup(config, backupNamed(path, config), passphraseOf(config)).catch(
    (error: unknown) => {
      throw new Error(`${sentence(error)} Nothing was changed.`, { cause: error })
    },
  )
  await noteByCommand(config.dataDir, aside.folder)
  const recipes = manifest.tables.recipes?.rows ?? 0
  const before = [aside.folder, aside.schema && `the schema ${aside.schema}`].filter((place) => place !== null)
  const aboutBefore =
    before.length === 0 ? '' : `What was there before is in ${before.join(' and ')}. Remove it when all is well.\n`
  return `Restored ${recipes} recipes and ${manifest.pictures} pictures of ${about.createdAt}, and compared every row.\n${aboutBefore}`
})
