/** Writes the theme's two built stylesheets; a test holds them equal to their sources. */
import { writeFileSync } from 'node:fs'
import { mantineSheet } from '../src/theme/mantine-sheet.ts'
import { tokensSheet } from '../src/theme/tokens-sheet.ts'

const folder = new URL('../src/theme', import.meta.url)
writeFileSync(new URL('tokens.css', folder), tokensSheet())
writeFileSync(new URL('mantine-variables.css', folder), mantineSheet())
