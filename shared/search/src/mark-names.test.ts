import { hasMark, namesIn } from '@potluck/foods/marks'
import { offeredMarks, readDiet, readMarks } from './mark-names.ts'

test.each([
  ['nuts', ['nuts']],
  ['Nüsse', ['nuts']],
  ['noci,latte', ['milk', 'nuts']],
  ['м’яса', ['meat']],
  ['חלב', ['milk']],
  ['nuts,nothing', []],
  ['', []],
])('without:%s', (text, marks) => {
  expect(namesIn(readMarks(text))).toEqual(marks)
})

test('each mark has a name that is its own word', () => {
  expect(offeredMarks.filter((mark) => !hasMark(readMarks(mark), mark))).toEqual([])
})

test('a vegan dish is without anything of animals', () => {
  expect(namesIn(readDiet('vegan'))).toEqual(['animal'])
})
