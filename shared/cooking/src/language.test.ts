import { isRightToLeft, languages } from './language.ts'

test('only Hebrew is written from right to left', () => {
  expect(languages.filter(isRightToLeft)).toEqual(['he'])
})
