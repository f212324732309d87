import { processorTimeOf } from '@potluck/testing/processor-time'
import { wordChanges } from './word-changes.ts'

const marked = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ text, kind }) => (kind === 'same' ? text : kind === 'added' ? `+[${text}]` : `-[${text}]`))
    .join('')

test.each([
  ['1 cup flour', '2 cups flour', '-[1]+[2] -[cup]+[cups] flour'],
  ['Beat, then rest.', 'Beat, then rest and bake.', 'Beat, then rest+[ and bake].'],
  ['כוס קמח', 'כוס סוכר', 'כוס -[קמח]+[סוכר]'],
  ['склянка борошна', 'дві склянки борошна', '-[склянка]+[дві] +[склянки ]борошна'],
  ['', 'salt', '+[salt]'],
  ['salt', '', '-[salt]'],
])('the change from “%s” to “%s” is shown as %s', (before, after, markup) => {
  expect(marked(before, after)).toBe(markup)
})

test('the pieces without additions give the old text, and without deletions the new text', () => {
  const before = 'Mix 2 eggs\nwith flour.  Rest.'
  const after = 'Whisk 3 eggs, with\nrye flour. Rest!'
  const changes = wordChanges(before, after)
  const without = (kind: string) =>
    changes
      .filter((change) => change.kind !== kind)
      .map(({ text }) => text)
      .join('')
  expect([without('added'), without('removed')]).toEqual([before, after])
})

test('two long texts without common words are shown whole within the time limit', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join(' ')
  const compare = () => expect(wordChanges(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect(processorTimeOf(compare)).toBeLessThan(5_000)
})
