/**
 * How well recipes are read: from stored web pages, from ingredient lines, and from photos that the bench prints itself.
 *
 *   npm run bench:reading -- pages <folder> [--bare] [--misses]
 *   npm run bench:reading -- lines <csv> [--misses]
 *   npm run bench:reading -- photos
 */
import { argv } from 'node:process'

const programs: Readonly<Record<string, string>> = {
  pages: './clip/main.ts',
  lines: './ingredients/main.ts',
  photos: './photos-read/main.ts',
}

// The program reads what is left of the command line.
const [kind = ''] = argv.splice(2, 1)
const program = programs[kind]
if (program === undefined) {
  console.error(`bench:reading -- ${Object.keys(programs).join('|')} …`)
  process.exitCode = 2
} else await import(program)
