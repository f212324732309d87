import { mostPositions, readPositions, writePositions } from './positions.ts'

function read(text: string): readonly (readonly number[])[] {
  const recipes: number[][] = []
  readPositions(text, (at, position) => {
    const recipe = recipes[at] ?? []
    recipes[at] = [...recipe, position]
  })
  return recipes
}

test('positions survive a round trip, recipe by recipe', () => {
  const recipes = [[0], [0, 1, 2], [31, 32, 33], [5, 1_023, 1_024, 1_025, 40_000], [mostPositions - 1]]
  expect(read(recipes.map((positions) => writePositions(positions)).join(''))).toEqual(recipes)
})
