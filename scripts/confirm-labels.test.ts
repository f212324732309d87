import { languages, screens, sourcesOf, stemOfKey, wordsIn } from './word-files.ts'

/** The button that confirms a dialog never has the same word as the button that leaves it. */

/** The keys of the words that a source puts on the confirming button of a dialog. */
const confirmKeys = (source: string): string[] =>
  source.split('\n').flatMap((line) => {
    const [, said] = /\bconfirm(?:Label)?(?:: |=\{)(.*)/.exec(line) ?? []
    return said === undefined ? [] : [...said.matchAll(/\bt\('([^']+)'/g)].map(([, key = '']) => key)
  })

const all = languages.map((language) => [language, wordsIn(language)] as const)

test.each(screens)('%s: no confirming button says what Cancel says, in any language', (folder) => {
  const keys = new Set(sourcesOf(folder).flatMap(confirmKeys))
  const flaws = all.flatMap(([language, words]) => {
    const cancels = new Set(words.filter(({ key }) => key === 'cancel').map(({ text }) => text))
    return words
      .filter((word) => word.folder.startsWith(`${folder}/`) && keys.has(stemOfKey(word.key)) && cancels.has(word.text))
      .map(({ key }) => `${language}: ${key}`)
  })
  expect(flaws).toEqual([])
})

test('the confirming words are found', () => {
  const found = screens.flatMap((folder) => sourcesOf(folder).flatMap(confirmKeys))
  expect(found.length).toBeGreaterThan(15)
  expect(found).toEqual(expect.arrayContaining(['sharing.takeBack']))
})
