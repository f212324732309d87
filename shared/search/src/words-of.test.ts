import { processorTimeOf } from '@potluck/testing/processor-time'
import { wordsOf } from './words-of.ts'

test.each([
  ['Crème Fraîche', ['creme', 'fraiche']],
  ['Grandma’s "best" pie', ['grandmas', 'best', 'pie']],
  ["Grandma's o'shea, 'sage' '7s'", ['grandmas', 'o', 'shea', 'sage', '7s']],
  ["l'huile d’olive", ['l', 'huile', 'd', 'olive']],
  ['Straße, Smørrebrød & Œuf', ['strasse', 'smorrebrod', 'oeuf']],
  ["м'ясо й сіль", ['мясо', 'и', 'сіль'.normalize('NFKD').replace(/\p{M}/gu, '')]],
  ['麻婆豆腐', ['麻', '婆', '豆', '腐']],
  ['½ cup', ['1', '2', 'cup']],
  ['pie PIE Pie', ['pie']],
  ['* " ( ) : - \u0000', []],
])('%j is the words %j', (text, words) => {
  expect([...wordsOf(text)]).toEqual(words)
})

test('wordsOf ignores signs that unfold to whole phrases', () => {
  expect([...wordsOf(`${'\uFDFA'.repeat(1_000)} soup`)]).toEqual(['soup'])
})

test('wordsOf reads a page of accents on one letter in a short time', () => {
  const page = `soupe${'\u0315\u0300\u05ae\u0301\u0323'.repeat(20_000)}`
  expect(processorTimeOf(() => expect([...wordsOf(page)]).toEqual(['soupe']))).toBeLessThan(2_000)
})

test('wordsOf reads only the first words of endless text', () => {
  expect([...wordsOf(`${'a '.repeat(20_000)} late`)]).toEqual(['a'])
})
