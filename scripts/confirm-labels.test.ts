import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The button that confirms a dialog never has the same word as the button that leaves it. */

const root = join(__dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const packages = ['shell', 'mfe-planning', 'mfe-recipes', 'mfe-settings', 'mfe-social', 'shared/parts', 'shared/ui']

type Words = ReadonlyMap<string, string>

function flat(words: object, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'object' && word !== null ? flat(word, `${prefix}${key}.`) : [[`${prefix}${key}`, String(word)]],
  )
}

/** The words of a package by language. */
function wordsOf(folder: string): ReadonlyMap<string, Words> {
  const files = globSync(`${folder}/src/**/locales/*.json`, { cwd: root })
  const byLanguage = Map.groupBy(files, (file) => basename(file, '.json'))
  return new Map(
    [...byLanguage].map(([language, paths]) => [
      language,
      new Map(paths.flatMap((path) => flat(JSON.parse(read(path)) as object))),
    ]),
  )
}

/** The keys of the words that a source puts on the confirming button of a dialog. */
const confirmKeys = (source: string): string[] =>
  source.split('\n').flatMap((line) => {
    const [, said] = /\bconfirm(?:Label)?(?:: |=\{)(.*)/.exec(line) ?? []
    return said === undefined ? [] : [...said.matchAll(/\bt\('([^']+)'/g)].map(([, key = '']) => key)
  })

const sourcesOf = (folder: string) =>
  globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }).filter((path) => !path.includes('.test.'))

const all = new Map(packages.map((folder) => [folder, wordsOf(folder)]))

test.each(packages)('%s: no confirming button says what Cancel says, in any language', (folder) => {
  const keys = sourcesOf(folder).flatMap((path) => confirmKeys(read(path)))
  const flaws = [...(all.get(folder) ?? [])].flatMap(([language, words]) => {
    const cancels = [...all.values()].map((byLanguage) => byLanguage.get(language)?.get('cancel'))
    return keys
      .filter((key) => {
        const forms = [...words].filter(([known]) => known === key || known.startsWith(`${key}_`))
        return forms.some(([, word]) => cancels.includes(word))
      })
      .map((key) => `${language}: ${key}`)
  })
  expect(flaws).toEqual([])
})

test('the confirming words are found', () => {
  const found = packages.flatMap((folder) => sourcesOf(folder).flatMap((path) => confirmKeys(read(path))))
  expect(found.length).toBeGreaterThan(15)
  expect(found).toEqual(expect.arrayContaining(['sharing.takeBack']))
})
