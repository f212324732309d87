import { deDe } from '../languages/de-de/words.ts'
import { enUs } from '../languages/en-us/words.ts'
import { he } from '../languages/he/words.ts'
import { itIt } from '../languages/it-it/words.ts'
import { ukUa } from '../languages/uk-ua/words.ts'
import { vocabularyOf } from '../vocabulary.ts'
import type { Words } from '../words.ts'
import { cutLine } from './cut-line.ts'
import { readNumber } from './read-number.ts'

const read = (text: string, words: Words): string | null =>
  readNumber(cutLine(text, vocabularyOf([words])), 0)?.number.value.toFraction() ?? null

test.each([
  ['½', '1/2'],
  ['⅓', '1/3'],
  ['⅔', '2/3'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['⅕', '1/5'],
  ['⅖', '2/5'],
  ['⅗', '3/5'],
  ['⅘', '4/5'],
  ['⅙', '1/6'],
  ['⅚', '5/6'],
  ['⅐', '1/7'],
  ['⅛', '1/8'],
  ['⅜', '3/8'],
  ['⅝', '5/8'],
  ['⅞', '7/8'],
  ['⅑', '1/9'],
  ['⅒', '1/10'],
])('the glyph %s is %s', (glyph, value) => {
  expect(read(glyph, enUs)).toBe(value)
})

test.each([
  ['2', '2'],
  ['1.5', '3/2'],
  ['.5', '1/2'],
  ['1,5', '3/2'],
  ['1,000', '1000'],
  ['1/2', '1/2'],
  ['1⁄2', '1/2'],
  ['1 / 2', '1/2'],
  ['3/2', '3/2'],
  ['1 1/2', '3/2'],
  ['1-1/2', '3/2'],
  ['1½', '3/2'],
  ['1 ½', '3/2'],
  ['1 ½', '3/2'],
  ['1 and 1/2', '3/2'],
  ['1 & ½', '3/2'],
  ['one', '1'],
  ['Twelve', '12'],
  ['twenty', '20'],
  ['twenty-five', '25'],
  ['ninety nine', '99'],
  ['one and a half', '3/2'],
  ['two thirds', '2/3'],
  ['three-quarters', '3/4'],
  ['half', '1/2'],
  ['half of', '1/2'],
  ['half an onion', '1/2'],
  ['half of 1 lemon', '1/2'],
  ['a half', '1/2'],
  ['half a dozen', '6'],
  ['a dozen', '12'],
  ['2 dozen', '24'],
  ['dozen', '12'],
  ['a cup', '1'],
  ['an onion', '1'],
])('"%s" is %s in English', (text, value) => {
  expect(read(text, enUs)).toBe(value)
})

test.each([
  '00',
  '0',
  '1/0',
  '0/5',
  '12/24/2020',
  '24.12.2020',
  '80/20',
  '1.2.3',
  '12345678901234567890',
  'five spice powder',
  'half and half',
  'a few',
  'onions',
  '',
])('"%s" is no amount', (text) => {
  expect(read(text, enUs)).toBeNull()
})

test.each<[Words, string, string]>([
  [deDe, 'zwei', '2'],
  [deDe, 'einundzwanzig', '21'],
  [deDe, 'neunzig', '90'],
  [deDe, 'anderthalb', '3/2'],
  [deDe, 'zweieinhalb', '5/2'],
  [deDe, 'eine halbe', '1/2'],
  [deDe, 'dreiviertel', '3/4'],
  [deDe, 'ein Dutzend', '12'],
  [deDe, '1,5', '3/2'],
  [deDe, '1.500', '1500'],
  [itIt, 'due', '2'],
  [itIt, 'ventuno', '21'],
  [itIt, 'novantotto', '98'],
  [itIt, 'mezzo', '1/2'],
  [itIt, "mezz'etto", '1/2'],
  [itIt, 'uno e mezzo', '3/2'],
  [itIt, 'tre quarti', '3/4'],
  [itIt, 'mezza dozzina', '6'],
  [itIt, "un'arancia", '1'],
  [ukUa, "п'ять", '5'],
  [ukUa, 'п’ять', '5'],
  [ukUa, 'двадцять п’ять', '25'],
  [ukUa, 'дев’яносто', '90'],
  [ukUa, 'пів', '1/2'],
  [ukUa, 'півтора', '3/2'],
  [ukUa, '2 з половиною', '5/2'],
  [ukUa, 'чверть', '1/4'],
  [ukUa, 'дюжина', '12'],
  [he, 'שתי', '2'],
  [he, 'שלוש', '3'],
  [he, 'אחת עשרה', '11'],
  [he, 'עשרים וחמש', '25'],
  [he, 'תשעים', '90'],
  [he, 'חצי', '1/2'],
  [he, 'שלושת רבעי', '3/4'],
  [he, '1 וחצי', '3/2'],
  [he, 'תריסר', '12'],
])('%#: "%s" is read in its language', (words, text, value) => {
  expect(read(text, words)).toBe(value)
})
