import { labelsTogether } from './labels-together.ts'

const label = (title: string, recipeCount: number) => ({
  id: title,
  title,
  recipeCount,
  groupTitle: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

test('labels of several books are one list by title, and the same label of two books counts the recipes of both', () => {
  const together = labelsTogether([
    [label('Soup', 2), label('Fast', 1)],
    [label('soup', 3), label('Bread', 1)],
  ])
  expect(together.map(({ title, recipeCount }) => [title, recipeCount])).toEqual([
    ['Bread', 1],
    ['Fast', 1],
    ['Soup', 5],
  ])
})
