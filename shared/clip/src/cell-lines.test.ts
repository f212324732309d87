import fc from 'fast-check'
import { withAmounts } from './cell-lines.ts'

test.each<[readonly string[], readonly string[]]>([
  [
    ['2', 'eggs', '1/2', 'lemon'],
    ['2 eggs', '1/2 lemon'],
  ],
  [
    ['250 g', 'flour', '1 tsp', 'salt', 'pepper'],
    ['250 g flour', '1 tsp salt', 'pepper'],
  ],
  [
    ['½ φλ.', 'γάλα', '3 κ.σ.', 'λάδι'],
    ['½ φλ. γάλα', '3 κ.σ. λάδι'],
  ],
  [
    ['250 g flour', '2 eggs', '1 l milk', 'salt'],
    ['250 g flour', '2 eggs', '1 l milk', 'salt'],
  ],
  [
    ['2', '[Glaze]', 'sugar'],
    ['[Glaze]', 'sugar'],
  ],
])('%j becomes %j', (lines, joined) => {
  expect(withAmounts(lines)).toEqual(joined)
})

test('lines outside cells stay unchanged', () => {
  const line = fc.string({ minLength: 1 }).filter((text) => !/^\p{N}/u.test(text))
  fc.assert(fc.property(fc.array(line), (lines) => expect(withAmounts(lines)).toEqual(lines)))
})
