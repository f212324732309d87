import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The words of a folder by the code of their language, for what is written at build time.
 *
 * @param {string} folder with a file per language
 */
export const wordsOf = (folder) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  )
