import { blankRecipe } from '../book/blank-recipe.ts'
import { mergeChanges } from './merge-changes.ts'

const base = { ...blankRecipe, title: 'Pancakes', notes: 'thin', ingredients: '1 egg' }

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
