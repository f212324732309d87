/** `npm run foods`: makes the tables of `src` from the sources. */
import { writeFileSync } from 'node:fs'
import { builtTables } from './built-tables.ts'

const folder = new URL('../', import.meta.url)
for (const [name, text] of builtTables()) writeFileSync(new URL(name, folder), text)
