import { filesForLanguage } from './language-files.ts'

const languages = ['de-de', 'en-us', 'he', 'it-it']
const others = ['https://potluck.test/assets/12.ab.js', 'https://potluck.test/remotes/he/1.0.0-ab/he.css']
const wordsOf = (code: string) => [
  `https://potluck.test/assets/${code}.0badcafe.json?v=0badcafe`,
  `https://potluck.test/assets/about-${code}.0badcafe.json?v=0badcafe`,
  `https://cdn.test/remotes/recipes/1.0.0-ab/locales/${code}.json?v=0badcafe`,
]
const files = [...others, ...languages.flatMap(wordsOf)]

test.each([
  ['he', [...others, ...wordsOf('en-us'), ...wordsOf('he')]],
  ['en-us', [...others, ...wordsOf('en-us')]],
  [undefined, [...others, ...wordsOf('en-us')]],
])('a reader of %s needs only the words of that language and English', (chosen, expected) => {
  expect(filesForLanguage(files, languages, chosen)).toEqual(expected)
})
