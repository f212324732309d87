import {
  type Language,
  languages,
  readText,
  screens,
  sourcesOf,
  stemOfKey,
  stylePages,
  type Word,
  wordsIn,
} from './word-files.ts'

/** The words of the screens keep to the marks, lengths and terms of docs/languages. */

const all = new Map(languages.map((language) => [language, wordsIn(language)]))
const wordsOf = (language: Language): readonly Word[] => all.get(language) ?? []

/** Fails with the wrong words. */
function expectNone(wrong: readonly Word[]) {
  expect(wrong.map(({ folder, key, text }) => `${folder} ${key}: ${text}`)).toEqual([])
}

test('the word files are found', () => {
  for (const language of languages) expect(wordsOf(language).length).toBeGreaterThan(3000)
})

/** Quotation marks and apostrophes that a language does not write. Inner marks stand within the outer ones. */
const strangeMarks: Readonly<Record<Language, RegExp>> = {
  'en-us': /["'„«»‹›]/,
  'de-de': /["'”«»‹›]/,
  'it-it': /["'„‹›]|(?<!«[^»]*)[“”]/,
  'uk-ua': /["'„‹›]|(?<!«[^»]*)[“”]/,
  he: /["'“”„«»‹›‘’]/,
}

test.each(languages)('%s has no quotation mark of another language', (language) => {
  expectNone(wordsOf(language).filter(({ text }) => strangeMarks[language].test(text)))
})

test('Hebrew joins a prefix by a maqaf, not by a hyphen', () => {
  expectNone(wordsOf('he').filter(({ text }) => /[א-ת][-–](?=[א-ת\w{\u2068])/u.test(text)))
})

/** Placeholders for what people or other programs named, in letters of any direction. */
const named =
  'name|names|title|titles|kitchen|kitchens|plan|folder|source|search|query|typed|label|book|provider|email|handle|site|address|account|actor|file|userAgent|things|words|device|dishes|fields|parts|line|aisle|unit|browser|system'

/** Words that become the title of a copy: a title has no marks. */
const newTitles: readonly string[] = ['copy.titled', 'list.copyOf']

test('Hebrew isolates the direction of each name between other words', () => {
  const bare = new RegExp(`(?<!\u2068@?)\\{\\{(?:${named})\\}\\}|\\{\\{(?:${named})\\}\\}(?!\u2069)`)
  expectNone(
    wordsOf('he').filter(({ key, text }) => bare.test(text) && !/^\{\{\w+\}\}$/.test(text) && !newTitles.includes(key)),
  )
})

/** The entries in backticks of a style page's section of words that no screen says. */
function wordsNeverOnScreens(language: Language): readonly string[] {
  const page = readText(`docs/languages/${stylePages[language]}.md`)
  const [, section = ''] = page.split('\n## Never on screens\n')
  return [...(section.split('\n## ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, entry = '']) => entry)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A word as a reader sees it: no placeholder, tag, soft hyphen or mark of direction. */
const visible = (text: string): string => text.replace(/\{\{.*?\}\}|<\/?\d+\/?>|[\u00ad\u2068\u2069]/g, '')

test.each(languages)('%s says none of the words that its style page keeps off the screens', (language) => {
  const entries = wordsNeverOnScreens(language)
  if (entries.length === 0) return
  const found = new RegExp(`(?<![\\p{L}\\p{M}])(?:${entries.map(escaped).join('|')})`, 'iu')
  expectNone(wordsOf(language).filter(({ text }) => found.test(visible(text))))
})

test('English has words that its style page keeps off the screens', () => {
  expect(wordsNeverOnScreens('en-us').length).toBeGreaterThan(40)
})

const maxLetters = 24

/** The texts in quotes of the label of each button, entry of a menu and segment of a source. */
function labelsOf(source: string): readonly string[] {
  const buttons = [...source.matchAll(/<(Button|LinkButton)\b[\s\S]*?<\/\1>/g)].map(
    ([element]) => element.split(/(?<!=)>\s*(?=\{)/).at(-1) ?? '',
  )
  const entries = [...source.matchAll(/\b(?:key|value)(?:: [^,{}]+)?,\s*label: ([^,}]+)/g)].map(
    ([, label = '']) => label,
  )
  return [...buttons, ...entries].flatMap((label) => [...label.matchAll(/'([\w.-]+)'/g)].map(([, key = '']) => key))
}

/** The words of a language on buttons, of each package with screens. */
const buttonWords = (language: Language): readonly Word[] =>
  screens.flatMap((folder) => {
    const keys = new Set(sourcesOf(folder).flatMap(labelsOf))
    return wordsOf(language).filter((word) => word.folder.startsWith(`${folder}/`) && keys.has(stemOfKey(word.key)))
  })

test.each(languages)(`%s: a button has at most ${maxLetters} letters without what is filled in`, (language) => {
  const words = buttonWords(language)
  expect(words.length).toBeGreaterThan(200)
  expectNone(words.filter(({ text }) => visible(text).trim().length > maxLetters))
})
