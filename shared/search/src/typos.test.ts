import { isForgiven, isOneSlipFrom, meantAmong, slipPlaces } from './typos.ts'
import { bareForm, formsOf } from './word-forms.ts'

const mayBeMeant = (typed: string, word: string) => meantAmong(typed, [word]).length > 0

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
function isFoundAt({ beginnings, endings }: ReturnType<typeof slipPlaces>, word: string): boolean {
  const ends = [word, ...formsOf(word).map(bareForm)]
  return (
    beginnings.some((beginning) => word.startsWith(beginning)) ||
    endings.some((ending) => ends.some((end) => end.endsWith(ending)))
  )
}

test.each(['chicken', 'onion', 'parsley', 'mushrooms', 'aubergine', 'tomatoes'])(
  'every typo in %s is a candidate of its word',
  (word) => {
    for (const slip of slipsOf(word)) {
      if (slip.length < 5 || slip === word) continue
      expect(mayBeMeant(slip, word)).toBe(true)
      expect(isFoundAt(slipPlaces(slip, formsOf(slip)), word)).toBe(true)
    }
  },
)

test('search matches a typo in a word with an ending and in an unfinished word', () => {
  expect(mayBeMeant('tomatos', 'tomatoes')).toBe(true)
  expect(mayBeMeant('chikcens', 'chicken')).toBe(true)
  expect(mayBeMeant('mushroo', 'mushrooms')).toBe(true)
  expect(mayBeMeant('chikc', 'chicken')).toBe(true)
  expect(mayBeMeant('chikc', 'chestnut')).toBe(false)
})

test.each(['soup', 'rice', 'milk', 'carp', 'beans'])(
  'a typo behind the first letter of %s is forgiven in four letters',
  (word) => {
    for (const slip of slipsOf(word)) {
      if (slip.length !== 4 || slip === word || slip[0] !== word[0]) continue
      expect(mayBeMeant(slip, word)).toBe(true)
      expect(isFoundAt(slipPlaces(slip, []), word)).toBe(true)
    }
  },
)

test('in short words no other first letter and no longer word is forgiven, and in three letters no slip at all', () => {
  expect(mayBeMeant('aple', 'apple')).toBe(true)
  expect(mayBeMeant('aple', 'maple')).toBe(false)
  expect(mayBeMeant('soop', 'soothing')).toBe(false)
  expect(isForgiven('sop')).toBe(false)
})

test('the nearest words are found; a word that is near only by its forms counts if none is nearer', () => {
  expect(meantAmong('limne', ['lijn', 'lima', 'limao', 'limone'])).toEqual(['limone'])
  expect(meantAmong('chikcen', ['chickens', 'chicken', 'kitchen'])).toEqual(['chicken', 'chickens'])
  expect(meantAmong('tomatos', ['tomate'])).toEqual(meantAmong('tomatos', ['tomate', 'potato']))
})
