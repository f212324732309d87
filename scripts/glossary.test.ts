import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..')

/** Words as a name joins them: `keptOnDevice` is kept, on, device. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')

/** The words of the glossary's last column that stand in `code`. */
const forbiddenWords = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))

/** Names that use such a word as everybody does. */
const allowedNames = new Set(['markRead'])

const isIn = (words: readonly string[], part: readonly string[]): boolean =>
  words.some((_, start) => part.every((word, index) => words[start + index] === word))

const exportedNames = (source: string): readonly string[] =>
  [...source.matchAll(/^export (?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm)].map(
    ([, name = '']) => name,
  )

const forbiddenIn = (name: string): readonly string[] =>
  allowedNames.has(name) ? [] : forbiddenWords.filter((word) => isIn(wordsOf(name), wordsOf(word)))

test('the glossary forbids words that an exported name contains', () => {
  expect(forbiddenIn('keptOnDevice')).toEqual(['kept'])
  expect(forbiddenIn('bookmarklet')).toEqual([])
})

test('no exported name contains a word that the glossary forbids', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => /^(shell|mfe-|shared|server|deploy|bench|e2e|scripts)/.test(file))
  const violations = files.flatMap((file) =>
    exportedNames(readFileSync(join(root, file), 'utf8')).flatMap((name) =>
      forbiddenIn(name).map((word) => `${file}: ${name} (${word})`),
    ),
  )
  expect(violations).toEqual([])
})
