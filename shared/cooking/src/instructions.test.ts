import { readInstructions } from './instructions.ts'

const brief = (text: string) => readInstructions(text).map(({ content, isHeader, count }) => [content, isHeader, count])

test('steps are counted, and the count begins again after a header', () => {
  expect(brief('Mix.\nBake.\n[Glaze]\nStir.\n[Serve]\nCut.\nEat.')).toEqual([
    ['Mix.', false, 1],
    ['Bake.', false, 2],
    ['Glaze', true, 0],
    ['Stir.', false, 1],
    ['Serve', true, 0],
    ['Cut.', false, 1],
    ['Eat.', false, 2],
  ])
})

test('empty and drawn lines are dropped, whatever ends a line', () => {
  expect(brief('Mix.\r\n\r\n  \r-----\r* * *\rBake.')).toEqual([
    ['Mix.', false, 1],
    ['Bake.', false, 2],
  ])
})

test('a number that equals the count is not displayed twice', () => {
  expect(brief('1. Mix.\n2) Bake.\n3. Eat.')).toEqual([
    ['Mix.', false, 1],
    ['Bake.', false, 2],
    ['Eat.', false, 3],
  ])
})

test('a paragraph without a number has none, and the next step has the number of the author', () => {
  expect(
    brief('1. Boil.\n2. Wait.\nHalf an hour for hard ones.\n3. Peel; repeat step 2.\n20. March is a date.'),
  ).toEqual([
    ['Boil.', false, 1],
    ['Wait.', false, 2],
    ['Half an hour for hard ones.', false, 0],
    ['Peel; repeat step 2.', false, 3],
    ['20. March is a date.', false, 0],
  ])
})

test('numbers that continue after a header stay as written', () => {
  expect(brief('[Dough]\n1. Mix.\n2. Knead.\n[Glaze]\n3. Stir.\n4. Brush.\n[Serve]\n1. Cut.\n2. Eat.')).toEqual([
    ['Dough', true, 0],
    ['Mix.', false, 1],
    ['Knead.', false, 2],
    ['Glaze', true, 0],
    ['Stir.', false, 3],
    ['Brush.', false, 4],
    ['Serve', true, 0],
    ['Cut.', false, 1],
    ['Eat.', false, 2],
  ])
})

test('one line that begins with a number is no numbering', () => {
  expect(brief('1. Mix.\nBake.\n2 eggs go on top.')).toEqual([
    ['Mix.', false, 1],
    ['Bake.', false, 2],
    ['2 eggs go on top.', false, 3],
  ])
  expect(brief('Mix.\n1. Bake.')).toEqual([
    ['Mix.', false, 1],
    ['1. Bake.', false, 2],
  ])
})

test('the written line stays unchanged', () => {
  expect(readInstructions('  1. Mix. ').at(0)?.originalContent).toBe('  1. Mix. ')
})
