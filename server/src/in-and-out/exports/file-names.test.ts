import fc from 'fast-check'
import { fileName, slugs, titles, uniqueNames } from './file-names.ts'

test.each([
  ['Plain', 'Plain'],
  ['🍕', '🍕'],
  ['???', 'Recipe'],
  ['CON', 'Recipe CON'],
  ['nul.tar', 'Recipe nul.tar'],
  ['Com1', 'Recipe Com1'],
  ['Concert', 'Concert'],
  ['a/b\\c:d', 'a b c d'],
  ['../x', 'x'],
  ['Dot. ', 'Dot'],
])('the title %j names the file %j', (title, name) => {
  expect(titles.nameOf(title)).toBe(name)
})

test.each([
  ['🍕', 'recipe'],
  ['Salt & pepper', 'salt-pepper'],
  ['con!', 'recipe-con'],
  ['Crème brûlée', 'crème-brûlée'],
  ['김치찌개', '김치찌개'],
])('the title %j has the slug %j', (title, slug) => {
  expect(slugs.nameOf(title)).toBe(slug)
})

const alike = [
  '🍕',
  '🍰',
  '???',
  'Soup',
  'soup',
  'SOUP!',
  'Soup (2)',
  'soup-2',
  'é',
  'e\u0301',
  'con',
  'Recipe',
  'recipe con',
]

test.each([
  ['titles', titles],
  ['slugs', slugs],
])('names made from %s are never alike and fit on a disk', (_what, naming) => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...alike), fc.string({ unit: 'binary', maxLength: 200 })), { maxLength: 30 }),
      (all) => {
        const names = all.map(uniqueNames(naming))
        expect(new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size).toBe(all.length)
        for (const name of names) {
          expect(Buffer.byteLength(`${name}.paprikarecipe`)).toBeLessThanOrEqual(255)
          expect(fileName(name, 'x')).toBe(name)
        }
      },
    ),
  )
})
