/** Writes the theme's built stylesheet; a test holds it equal to its source. */
import { writeFileSync } from 'node:fs'
import { tokensSheet } from '../src/theme/tokens-sheet.ts'

writeFileSync(new URL('../src/theme/tokens.css', import.meta.url), tokensSheet())
