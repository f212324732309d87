import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { speakingWithoutWords } from './used-words.ts'
import { flawsOfWords } from './word-contract.ts'

const english = { title: 'Pantry', jars_one: '{{count}} jar', jars_other: '{{count}} jars', from: 'From {{name}}' }
const hebrew = {
  title: 'מזווה',
  jars_one: 'צנצנת אחת',
  jars_two: 'שתי צנצנות',
  jars_other: '{{count}} צנצנות',
  from: 'מאת {{name}}',
}

const offered = ['en-us', 'he']

/** The words of a part that speaks these languages. */
function partWith(words: Readonly<Record<string, object>>) {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  const write = (code: string, tree: object): string => {
    const file = join(folder, `${code}.json`)
    writeFileSync(file, JSON.stringify(tree))
    return file
  }
  const files = Object.entries({ he: hebrew, ...words }).map(([code, tree]) => [code, write(code, tree)])
  return { ...Object.fromEntries(files), 'en-us': write('en-us', english) }
}

test('a part with every word in every language passes', () => {
  expect(flawsOfWords(partWith({}), offered)).toEqual([])
})

test('each part must have the words of a new language that is offered', () => {
  const more = [...offered, 'fr-fr']
  const french = {
    title: 'Garde-manger',
    jars_one: '{{count}} bocal',
    jars_other: '{{count}} bocaux',
    from: 'De {{name}}',
  }
  expect(flawsOfWords(partWith({}), more)).toEqual(['fr-fr has no words'])
  expect(flawsOfWords(partWith({ 'fr-fr': { ...french, title: '' } }), more)).toEqual(['fr-fr leaves "title" empty'])
  expect(flawsOfWords(partWith({ 'fr-fr': french }), more)).toEqual([])
})

test('an unfinished language may lack words, but has no unknown ones', () => {
  expect(flawsOfWords(partWith({ 'de-de': { title: 'Vorrat' } }), offered)).toEqual([])
  expect(flawsOfWords(partWith({ 'de-de': { titel: 'Vorrat' } }), offered)).toEqual([
    'de-de has "titel", which English has not',
  ])
})

test.each([
  ['lacks a word', { he: { ...hebrew, title: undefined } }, ['he lacks "title"']],
  ['fills in something else', { he: { ...hebrew, from: 'מאת {{who}}' } }, ['he fills in other things in "from"']],
  ['lacks a plural form', { he: { ...hebrew, jars_two: undefined } }, ['he lacks "jars_two"']],
  ['is still English', { he: { ...hebrew, title: 'Pantry' } }, ['he still says "Pantry" in "title"']],
  ['is of a language that nobody knows', { fr: { title: 'Garde-manger' } }, ['fr is no language of the table']],
])('a file that %s is named', (_what, words, flaws) => {
  expect(flawsOfWords(partWith(words), offered)).toEqual(flaws)
})

/** Sources of a part, with a folder of jars that has words of its own. */
function sourcesWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'))
  const jars = {
    'jars/words.ts': 'export const jarWords = wordsIn()',
    'jars/JarDialog.tsx': "import { JarRow } from './JarRow.tsx'",
    'jars/JarRow.tsx': "export const JarRow = () => t('jars.full')",
    'jars/count-jars.ts': 'export const countJars = () => 3',
  }
  for (const [name, source] of Object.entries({ ...jars, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), source)
  }
  return folder
}

const lateImport = "const Jars = onDemand(() => import('./jars/JarDialog.tsx'), 'dialog', jarWords)"

test.each([
  ['fetches them with the part', `import { jarWords } from './jars/words.ts'\n${lateImport}`, []],
  ['takes something that says none', "import { countJars } from './jars/count-jars.ts'", []],
  ['takes no more than a type', "import type { JarProps } from './jars/JarDialog.tsx'", []],
  ['fetches the part alone', lateImport, ['Shelf.tsx: jars.full']],
  ['brings the part at once', "import { JarDialog } from './jars/JarDialog.tsx'", ['Shelf.tsx: jars.full']],
  ['says one itself', "const label = t('jars.full')", ['Shelf.tsx: jars.full']],
])('words of a folder: who %s', (_what, source, flaws) => {
  expect(speakingWithoutWords(sourcesWith({ 'Shelf.tsx': source }), 'jars', ['jars.full'])).toEqual(flaws)
})
