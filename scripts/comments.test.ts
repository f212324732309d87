import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..')

/**
 * Sentences of comments that begin with a subordinate clause or have more than 25 words, at most, by package. A number
 * may only fall: a sentence says subject, verb, object.
 */
const limits: Readonly<Record<string, number>> = {
  bench: 42,
  deploy: 13,
  e2e: 5,
  'mfe-planning': 8,
  'mfe-recipes': 17,
  'mfe-settings': 2,
  'mfe-social': 1,
  scripts: 7,
  server: 332,
  'shared/api': 74,
  'shared/build': 25,
  'shared/clip': 41,
  'shared/cooking': 26,
  'shared/parts': 4,
  'shared/photo-text': 1,
  'shared/platform': 17,
  'shared/recipe': 3,
  'shared/search': 10,
  'shared/sync': 9,
  'shared/testing': 10,
  'shared/ui': 7,
  shell: 32,
}

const maxWords = 25

/** The text of each comment: a block, or the lines with `//` that follow one another. */
function commentsOf(source: string): readonly string[] {
  const found = source.matchAll(/(?<=^|\s)\/\*([\s\S]*?)\*\/|(?:^[ \t]*\/\/[^\n]*\n?)+/gm)
  return [...found].map(([comment, block]) => (block ?? comment).replace(/^[ \t]*(?:\*|\/\/)/gm, ' '))
}

/** The sentences of a comment. Each tag of JSDoc begins one, without its name and type. */
const sentencesOf = (comment: string): readonly string[] =>
  comment
    .replace(/@(?:param|returns|throws|see)\s+(?:\{[^}]*\}\s*)?(?:`?[\w-]+`?)?/g, '. ')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.:;?!])\s+(?=[A-Z`"“])/)
    .map((sentence) => sentence.trim())

const hardToRead = (sentence: string): boolean =>
  /^(?:Of|Who|Whoever|What|So long|So often)\b/.test(sentence) ||
  sentence.split(' ').filter((word) => /\w/.test(word)).length > maxWords

const packageOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('shared/') ? 2 : 1)
    .join('/')

test('the check finds clauses at the start and long sentences, in blocks and in lines', () => {
  const source = [
    '/** Who reads, or acts. */',
    'const a = 1 // What stays.',
    '  // The first line goes on',
    '  // in the second. Of the rest nothing is read.',
    `/** ${'word '.repeat(26)}. */`,
    '/**',
    ' * The sum.',
    ' * @param next What comes.',
    ' */',
    "const address = 'https://example.org/Who'",
  ].join('\n')
  const found = commentsOf(source).flatMap(sentencesOf).filter(hardToRead)
  expect(found.map((sentence) => sentence.slice(0, 11))).toEqual([
    'Who reads, ',
    'Of the rest',
    'word word w',
    'What comes.',
  ])
})

test('comments say subject, verb, object, and no package has more hard sentences than before', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], { cwd: root })
    .toString()
    .split('\n')
    // Migrations are frozen.
    .filter((file) => /^(shell|mfe-|shared|server|deploy|bench|e2e|scripts)/.test(file) && !/migrations\/\d/.test(file))
  const counts: Record<string, number> = {}
  for (const file of files) {
    const hard = commentsOf(readFileSync(join(root, file), 'utf8'))
      .flatMap(sentencesOf)
      .filter(hardToRead)
    if (hard.length > 0) counts[packageOf(file)] = (counts[packageOf(file)] ?? 0) + hard.length
  }
  expect(counts).toEqual(limits)
})
