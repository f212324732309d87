import { type WordsFolder, wordsIn } from './locales.ts'

const folderOf = (...files: readonly string[]): WordsFolder =>
  Object.assign((file: string) => file.replace('./', '/locales/'), { keys: () => [...files] })

test('each file of the folder is a language', () => {
  expect(wordsIn(folderOf('./en-us.json', './he.json'))).toEqual({
    'en-us': '/locales/en-us.json',
    he: '/locales/he.json',
  })
})

test('a folder without English words is refused', () => {
  expect(() => wordsIn(folderOf('./he.json'))).toThrow('no en-us.json')
})
