import { withLabels } from './label-choices.ts'
import type { LabelChoice } from './narrowing.ts'

/** Recipe 0 has no label, 1 is for dinner, 2 for dinner and quick, 3 quick. */
const labelled = new Map([
  ['dinner', [1, 2]],
  ['quick', [2, 3]],
])
const none = { labels: [], withoutLabelIds: [], withoutUnlabeled: false }
const choice = (fields: Partial<LabelChoice>): LabelChoice => ({
  ids: [],
  least: 0,
  unlabeled: false,
  every: false,
  ...fields,
})

function passing(fields: Partial<Parameters<typeof withLabels>[0]>): readonly number[] {
  return [...(withLabels({ ...none, ...fields }, 4, () => labelled) ?? [])].flatMap((mark, number) =>
    mark ? [number] : [],
  )
}

test.each<readonly [string, readonly LabelChoice[], readonly number[]]>([
  ['one label', [choice({ ids: ['dinner'], least: 1 })], [1, 2]],
  ['any of two', [choice({ ids: ['dinner', 'quick'], least: 1 })], [1, 2, 3]],
  ['both of two', [choice({ ids: ['dinner', 'quick'], least: 2, every: true })], [2]],
  ['one that does not exist', [choice({ least: 1 })], []],
  ['one that is there and one that is not', [choice({ ids: ['quick'], least: 2, every: true })], []],
  ['none at all', [choice({ unlabeled: true })], [0]],
  ['none, or one label', [choice({ ids: ['quick'], least: 1, unlabeled: true })], [0, 2, 3]],
  ['none, and one label', [choice({ ids: ['quick'], least: 1, unlabeled: true, every: true })], []],
  ['none at all, and that as all there is', [choice({ unlabeled: true, every: true })], [0]],
  [
    'one chosen and one typed',
    [choice({ ids: ['dinner'], least: 1 }), choice({ ids: ['quick'], least: 1, every: true })],
    [2],
  ],
])('%s', (_, labels, numbers) => expect(passing({ labels })).toEqual(numbers))

test('a query excludes labels and selects recipes without labels', () => {
  expect(passing({ withoutLabelIds: ['dinner'] })).toEqual([0, 3])
  expect(passing({ withoutLabelIds: ['dinner', 'gone'], withoutUnlabeled: true })).toEqual([3])
})

test('a query without labels does not look them up', () => {
  expect(
    withLabels(none, 4, () => {
      throw new Error('it looked')
    }),
  ).toBeNull()
})
