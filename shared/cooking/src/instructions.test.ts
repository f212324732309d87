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

test('empty lines are dropped, whatever ends a line', () => {
  expect(brief('Mix.\r\n\r\n  \rBake.')).toEqual([
    ['Mix.', false, 1],
    ['Bake.', false, 2],
  ])
})

test('a number that the count says already is not shown twice', () => {
  expect(brief('1. Mix.\n2) Bake.\n20. March is a date.')).toEqual([
    ['Mix.', false, 1],
    ['Bake.', false, 2],
    ['20. March is a date.', false, 3],
  ])
})

test('the written line is kept to the letter', () => {
  expect(readInstructions('  1. Mix. ').at(0)?.originalContent).toBe('  1. Mix. ')
})
