import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtWebRoot } from '../server.ts'

const { remotes } = JSON.parse(readFileSync(join(builtWebRoot, 'remotes.json'), 'utf8'))

/** The languages of the built product; English, which the tests read, comes first. */
export const languages: readonly string[] = readdirSync(
  join(builtWebRoot, 'remotes', remotes[0].id, remotes[0].version, 'locales'),
)
  .flatMap((file) => /^((?:[a-z]{2})(?:-[a-z]{2})?)\.json$/.exec(file)?.[1] ?? [])
  .sort((one, other) => Number(other.startsWith('en')) - Number(one.startsWith('en')) || one.localeCompare(other))
