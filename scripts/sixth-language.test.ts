import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** The files that a sixth language changes, as docs/languages/README.md lists them: here it is French, made of copies of English. */

jest.setTimeout(120_000)

const root = join(__dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'potluck-sixth-language-'))
const run = promisify(execFile)

afterAll(() => rmSync(copy, { recursive: true }))

const packages = ['shared/*', 'server', 'deploy'].flatMap((pattern) => globSync(pattern, { cwd: root }))

/** Sources and links to packages; the packages themselves stay where they are installed. */
function copySources(): void {
  const isWanted = (path: string) => !/\/(?:dist|\.cache|\.built)(?:\/|$)/.test(path)
  for (const folder of [...packages, 'scripts'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true, filter: isWanted })
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} is as it was`)
  writeFileSync(path, after)
}

const asFrench = (text: string): string => text.replaceAll('en-us', 'fr-fr').replaceAll('enUs', 'frFr')

/** Copies the file or folder of English as that of French. */
function addFrench(english: string): void {
  const french = asFrench(english)
  cpSync(join(copy, english), join(copy, french), { recursive: true })
  const files = globSync(english.endsWith('.ts') ? french : `${french}/*.ts`, { cwd: copy }).map((file) =>
    join(copy, file),
  )
  for (const file of files) writeFileSync(file, asFrench(readFileSync(file, 'utf8')))
}

/** In a table of languages each line of English is said again of French. */
const addRow = (table: string): void =>
  edit(table, (text) => text.replace(/^.*(?:enUs|en-us).*\n/gm, (line) => line + asFrench(line)))

const row = "  { code: 'fr-fr', name: 'Français', direction: 'ltr', script: 'Latin', offered: true },\n"
const addToLanguages = (): void =>
  edit('shared/cooking/src/language.ts', (text) => text.replace('\n] as const', `\n${row}] as const`))

const cookingTables = ['outlines.ts', 'loaders.ts', 'aisle-loaders.ts'].map(
  (name) => `shared/cooking/src/languages/${name}`,
)
const foodsTable = 'shared/foods/src/languages/loaders.ts'
const searchTable = 'shared/search/src/languages/all.ts'

function addWords(): void {
  for (const file of globSync('{server,shared/*}/src/**/locales/en-us.json', { cwd: copy })) {
    const words = readFileSync(join(copy, file), 'utf8').replace(/^(\s*"[^"]+": ")/gm, '$1Fr. ')
    writeFileSync(join(copy, asFrench(file)), words)
  }
}

/** The errors of the compiler in the packages that have a table of languages; '' when there are none. */
async function typeErrors(): Promise<string> {
  const file = join(copy, 'server/tsconfig.sixth.json')
  const include = packages.filter((folder) => /cooking|foods|search/.test(folder))
  writeFileSync(
    file,
    JSON.stringify({
      extends: '../tsconfig.base.json',
      compilerOptions: { lib: ['ES2024'], types: ['node', 'jest'] },
      include: include.map((folder) => `../${folder}/src`),
      exclude: ['../**/*.test.ts', '../**/testing'],
    }),
  )
  return run(join(root, 'node_modules/.bin/tsc'), ['-p', file, '--checkers', '1', '--pretty', 'false'], {
    cwd: copy,
  }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

const program = `
import { loadVocabulary, loadWords } from '@potluck/cooking/languages/load-words'
import { loadShopWords } from '@potluck/cooking/languages/load-aisles'
import { languages } from '@potluck/cooking/language'
import { isTimeWordOf } from '@potluck/cooking/time-units'
import { formsOf } from '@potluck/search/word-forms'
import { everyLanguage } from './ground/words/every-language.ts'
import { pageWords } from './book/pages/page-words.ts'
const shop = await loadShopWords(['fr-fr'], 'fr-fr')
console.log(JSON.stringify({
  words: (await loadWords('fr-fr')).language,
  all: everyLanguage.languages.length === languages.length,
  aisles: shop.titles.language,
  time: isTimeWordOf('minutes', 'fr-fr'),
  search: formsOf('tomatoes').length,
  page: pageWords('fr-fr')('page.ingredients'),
}))`

async function found(): Promise<unknown> {
  const file = join(copy, 'server/src/sixth.ts')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, program)
  const { stdout } = await run(join(root, 'node_modules/.bin/node'), [file])
  return JSON.parse(stdout)
}

test('a sixth language is a row and a folder or a file per package, and the compiler names the tables that lack it', async () => {
  copySources()
  addToLanguages()
  const lacking = await typeErrors()
  const files = new Set([...lacking.matchAll(/^(?:\.\.\/)*([\w./-]+\.ts)[(:]/gm)].map(([, file]) => file))
  expect([...files].sort()).toEqual([...cookingTables, foodsTable, searchTable].sort())

  addFrench('shared/cooking/src/languages/en-us')
  addFrench('shared/foods/src/languages/en-us')
  addFrench('shared/search/src/languages/en-us.ts')
  for (const table of [...cookingTables, foodsTable, searchTable]) addRow(table)
  addWords()
  expect(await typeErrors()).toBe('')
  expect(await found()).toEqual({
    words: 'fr-fr',
    all: true,
    aisles: 'fr-fr',
    time: true,
    search: 4,
    page: 'Fr. Ingredients',
  })
})
