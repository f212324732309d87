import { isOneSlipFrom, mayBeMeant, slipPlaces } from './typos.ts'
import { bareForm, formsOf } from './word-forms.ts'

const formed = (word: string) => ({ word, forms: formsOf(word) })

test.each([
  ['chikcen', 'chicken', true],
  ['chiken', 'chicken', true],
  ['chickken', 'chicken', true],
  ['chocken', 'chicken', true],
  ['hcicken', 'chicken', true],
  ['chickens', 'chicken', true],
  ['chicken', 'chicken', true],
  ['chkicne', 'chicken', false],
  ['cihkcen', 'chicken', false],
  ['abcd', 'badc', false],
  ['', 'a', true],
  ['', 'ab', false],
])('%s is one typo from %s: %s', (a, b, slip) => {
  expect(isOneSlipFrom(a, b)).toBe(slip)
  expect(isOneSlipFrom(b, a)).toBe(slip)
})

const letters = 'abcdefghijklmnopqrstuvwxyz'

function* slipsOf(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after.length > 0) yield before + after.slice(1)
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2)
    for (const letter of letters) {
      yield before + letter + after
      if (after.length > 0) yield before + letter + after.slice(1)
    }
  }
}

/** Whether the index of a book finds a word at these places: it begins so, or has a form that ends so. */
function isFoundAt({ beginning, endings }: ReturnType<typeof slipPlaces>, word: string): boolean {
  const ends = [word, ...formsOf(word).map(bareForm)]
  return word.startsWith(beginning) || endings.some((ending) => ends.some((end) => end.endsWith(ending)))
}

test.each(['chicken', 'onion', 'parsley', 'mushrooms', 'aubergine', 'tomatoes'])(
  'every typo in %s is a candidate of its word',
  (word) => {
    for (const slip of slipsOf(word)) {
      if (slip.length < 5) continue
      expect(mayBeMeant(formed(slip), formed(word))).toBe(true)
      expect(isFoundAt(slipPlaces(slip, formsOf(slip)), word)).toBe(true)
    }
  },
)

test('search matches a typo in a word with an ending and in an unfinished word', () => {
  expect(mayBeMeant(formed('tomatos'), formed('tomatoes'))).toBe(true)
  expect(mayBeMeant(formed('chikcens'), formed('chicken'))).toBe(true)
  expect(mayBeMeant(formed('mushroo'), formed('mushrooms'))).toBe(true)
  expect(mayBeMeant(formed('chikc'), formed('chicken'))).toBe(true)
  expect(mayBeMeant(formed('chikc'), formed('chestnut'))).toBe(false)
})
