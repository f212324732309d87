/** Words after an amount that the engine reads for a unit: a litre is a stroke, a gram has many looks. */
const misread: Readonly<Record<string, string>> = {
  '1': 'l',
  '|': 'l',
  '!': 'l',
  ']': 'l',
  '[': 'l',
  I: 'l',
  '¢': 'g',
  '9': 'g',
  q: 'g',
  Ib: 'lb',
  '1b': 'lb',
  Ibs: 'lbs',
  '0z': 'oz',
  m1: 'ml',
  mI: 'ml',
  'm|': 'ml',
  c1: 'cl',
  d1: 'dl',
  dI: 'dl',
  T1: 'Tl',
}

/** The unit that a word after an amount is, where it is a known misreading. */
export const misreadUnit = (word: string): string | undefined =>
  misread[word] ?? (/^[1|!\][IiJ]{1,2}$/.test(word) ? 'l' : undefined)

/** Single letters that look like a digit, where an amount begins a line. */
const misreadDigits: Readonly<Record<string, string>> = { l: '1', ı: '1', I: '1', '|': '1', ']': '1', З: '3', з: '3' }

const amount = /^(?:\d+(?:[.,/]\d+)?)?[½⅓⅔¼¾⅛⅜⅝⅞⅕]?$/

const isAmount = (word: string | undefined): boolean => word !== undefined && word !== '' && amount.test(word)

const beginsWithLetter = (word: string | undefined): boolean => /^\p{L}/u.test(word ?? '')

/** The words of a line with units that are misread put right: "1 | milk" is "1 l milk". */
export function withUnits(words: readonly string[]): readonly string[] {
  return words.map((word, at) => {
    const next = words[at + 1]
    if (at === 0 && beginsWithLetter(next) && /^\p{Ll}/u.test(next ?? '')) return misreadDigits[word] ?? word
    return isAmount(words[at - 1]) && beginsWithLetter(next) ? (misreadUnit(word) ?? word) : word
  })
}
