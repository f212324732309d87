import { processorTimeOf } from '@potluck/testing/processor-time'
import { styledRuns, withoutStyleMarks } from './styled-text.ts'

const brief = (text: string) =>
  styledRuns(text).map(({ text: words, isBold, isItalic, link }) =>
    [words, isBold && 'bold', isItalic && 'italic', link].filter(Boolean).join(' | '),
  )

test('signs of bold and italic text are read, also when nested', () => {
  expect(brief('Add **1 cup** of _very_ cold milk. _**Now!**_')).toEqual([
    'Add ',
    '1 cup | bold',
    ' of ',
    'very | italic',
    ' cold milk. ',
    'Now! | bold | italic',
  ])
})

test('words and bare addresses lead to the web only', () => {
  expect(brief('[The site](https://example.org/a_b_c), https://example.org/_x_.')).toEqual([
    'The site | https://example.org/a_b_c',
    ', ',
    'https://example.org/_x_ | https://example.org/_x_',
    '.',
  ])
  expect(brief('[x](javascript:alert(1))')).toEqual(['[x](javascript:alert(1))'])
})

test.each(['2 * 3 ** 4', 'Ro*Tel', 'snake_case_name', '** not bold **', '_', '****', 'half **open', '[Header]'])(
  '%j stays unchanged',
  (text) => {
    expect(withoutStyleMarks(text)).toBe(text)
    expect(brief(text)).toEqual([text])
  },
)

test('a list displays the words without style', () => {
  expect(withoutStyleMarks('_From **Sarah**’s [letter](https://example.org)_')).toBe('From Sarah’s letter')
})

test.each(['**a ', '_a ', '[a', '[a](http://', '**_'])('many of %j are read in a short time', (piece) => {
  const text = piece.repeat(20_000)
  expect(processorTimeOf(() => void styledRuns(text))).toBeLessThan(5_000)
})
