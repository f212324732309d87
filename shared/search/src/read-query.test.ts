import { place } from '@potluck/recipe/fields'
import { processorTimeOf } from '@potluck/testing/processor-time'
import { readQuery } from './read-query.ts'

const nothing = {
  words: [],
  phrases: [],
  labels: [],
  minutes: null,
  ratings: null,
  inFields: [],
  without: { words: [], phrases: [], labels: [] },
}
const any = Number.MAX_SAFE_INTEGER

test.each([
  ['Crème brûlée', { words: ['creme', 'brulee'] }],
  ['soup -nuts', { words: ['soup'], without: { ...nothing.without, words: ['nuts'] } }],
  ['tex-mex', { words: ['tex', 'mex'] }],
  ['a - b', { words: ['a', 'b'] }],
  ['soup 🍲', { words: ['soup'] }],
  [' 🍲 ', { words: ['🍲'] }],
  ['label:soup', { labels: ['soup'] }],
  ['label: soup', { labels: ['soup'] }],
  ['LABEL:"slow cooker" beef', { labels: ['slow cooker'], words: ['beef'] }],
  ['-label:quick', { without: { ...nothing.without, labels: ['quick'] } }],
  ['תווית:מרק', { labels: ['מרק'] }],
  ['time:<30', { minutes: { min: 0, max: 29 } }],
  ['time<30', { minutes: { min: 0, max: 29 } }],
  ['time:30', { minutes: { min: 0, max: 30 } }],
  ['time:>=1h time:<=2h', { minutes: { min: 60, max: 120 } }],
  ['zeit:<1,5std', { minutes: { min: 0, max: 89 } }],
  ['rating:>3', { ratings: [4, 5] }],
  ['rating:4', { ratings: [4] }],
  ['rating:>2 rating:<=4', { ratings: [3, 4] }],
  ['rating:none', { ratings: [null] }],
  ['source:"Family notebook"', { inFields: ['family', 'notebook'].map((word) => ({ word, places: place.source })) }],
  ['"olive oil" bread', { phrases: [['olive', 'oil']], words: ['bread'] }],
  ['“olive oil”', { phrases: [['olive', 'oil']] }],
  ['-"olive oil"', { without: { ...nothing.without, phrases: [['olive', 'oil']] } }],
  ['"olive oi', { phrases: [['olive', 'oi']] }],
  ['label:', { words: ['label'] }],
  ['time:soon', { words: ['time', 'soon'] }],
  ['rating:>many', { words: ['rating', 'many'] }],
  ['note:salt', { words: ['note', 'salt'] }],
  ['rating:9', { ratings: [] }],
  ['" " - : "" <', {}],
])('%s', (text, read) => {
  expect(readQuery(text)).toMatchObject({ ...nothing, ...read })
})

test('operators have their position in the line', () => {
  const text = 'soup time:<30 -nuts "olive oil"'
  const { operators } = readQuery(text)
  expect(operators.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['time', 'time:<30'],
    ['without', '-nuts'],
    ['phrase', '"olive oil"'],
  ])
})

test('twelve words of a query count', () => {
  const words = Array.from({ length: 13 }, (_, n) => `word${n}`)
  expect(readQuery(words.join(' ')).words).toEqual(words.slice(0, 12))
})

test('impossible bounds match nothing', () => {
  expect(readQuery('time:<10 time:>20').minutes).toEqual({ min: 21, max: 9 })
  expect(readQuery('time:>20').minutes).toEqual({ min: 21, max: any })
})

test('readQuery reads any line in a short time', () => {
  const read = () => {
    for (const part of ['"', '-', 'label:', 'a:', '<', '“', 'time:<', '" -'])
      expect(readQuery(part.repeat(500)).words.length).toBeLessThan(13)
  }
  expect(processorTimeOf(read)).toBeLessThan(2_000)
})
