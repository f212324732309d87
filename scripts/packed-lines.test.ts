import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..')

/** Lines that save lines: a literal spread into a literal, and several statements in one array. */
const packed = [/^\s*\.\.\.\{ .* \},?$/, /^\s*(?:const|let) \[.*\] = \[await /]

const isPacked = (line: string): boolean => packed.some((pattern) => pattern.test(line))

test('the check finds literals in literals and statements in arrays', () => {
  expect(isPacked("    ...{ id, name: 'Soup' },")).toBe(true)
  expect(isPacked('  const [a, b] = [await first(), await second()]')).toBe(true)
  expect(isPacked('    ...rest,')).toBe(false)
  expect(isPacked('  const [a, b] = await Promise.all([first(), second()])')).toBe(false)
})

test('no line of the sources packs several into one', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], { cwd: root })
    .toString()
    .trim()
    .split('\n')
    // Migrations are frozen; a test makes two people in one line.
    .filter((file) => !/migrations\/\d|\.(?:test|spec)\.|\/testing\//.test(file))
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isPacked(line) ? [`${file}:${index + 1}`] : [])),
  )
  expect(found).toEqual([])
})
