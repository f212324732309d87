import { blankTexts } from '@potluck/recipe/fields'
import { mergeChanges } from './merge-changes.ts'
import type { WrittenRecipe } from './recipes.ts'

const base: WrittenRecipe = {
  ...blankTexts,
  title: 'Pancakes',
  notes: 'thin',
  ingredients: '1 egg',
  rating: null,
  labels: [],
  imageIds: [],
}

test('the merge takes a field from the side that changed it', () => {
  const mine = { ...base, ingredients: '2 eggs' }
  const theirs = { ...base, notes: 'thick', labels: ['breakfast'] }
  expect(mergeChanges(base, mine, theirs)).toEqual({
    merged: { ...base, ingredients: '2 eggs', notes: 'thick', labels: ['breakfast'] },
    both: [],
  })
})

test('the merge takes my value of a field that both changed, and lists the field as a conflict', () => {
  const merged = mergeChanges(base, { ...base, title: 'Blini' }, { ...base, title: 'Crêpes', notes: 'thick' })
  expect(merged).toEqual({ merged: { ...base, title: 'Blini', notes: 'thick' }, both: ['title'] })
})

test('the same change on both sides is no conflict', () => {
  expect(mergeChanges(base, { ...base, title: 'Blini' }, { ...base, title: 'Blini' }).both).toEqual([])
})

test('every difference is a conflict when the common version is missing', () => {
  const mine = { ...base, title: 'Blini' }
  expect(mergeChanges(null, mine, base)).toEqual({ merged: mine, both: ['title'] })
})
