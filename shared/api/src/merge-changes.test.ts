import { mergeChanges } from './merge-changes.ts'
import type { WrittenRecipe } from './recipes.ts'

const base: WrittenRecipe = {
  title: 'Pancakes',
  description: '',
  yield: '',
  activeTime: '',
  totalTime: '',
  source: '',
  url: '',
  author: '',
  nutrition: '',
  notes: 'thin',
  ingredients: '1 egg',
  instructions: '',
  rating: null,
  labels: [],
  imageIds: [],
}

test('fields that only one changed stay as that one wrote them', () => {
  const mine = { ...base, ingredients: '2 eggs' }
  const theirs = { ...base, notes: 'thick', labels: ['breakfast'] }
  expect(mergeChanges(base, mine, theirs)).toEqual({
    merged: { ...base, ingredients: '2 eggs', notes: 'thick', labels: ['breakfast'] },
    both: [],
  })
})

test('a field that both changed is mine, and one to choose', () => {
  const merged = mergeChanges(base, { ...base, title: 'Blini' }, { ...base, title: 'Crêpes', notes: 'thick' })
  expect(merged).toEqual({ merged: { ...base, title: 'Blini', notes: 'thick' }, both: ['title'] })
})

test('the same change of both is none to choose', () => {
  expect(mergeChanges(base, { ...base, title: 'Blini' }, { ...base, title: 'Blini' }).both).toEqual([])
})

test('without what both began with, every difference is one to choose', () => {
  const mine = { ...base, title: 'Blini' }
  expect(mergeChanges(null, mine, base)).toEqual({ merged: mine, both: ['title'] })
})
