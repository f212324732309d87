import { changeReview, parts, type Review, reviewOf, usedLines } from './review.ts'

const review = reviewOf({
  title: 'Soup',
  images: ['https://a.example/large.jpg', 'https://a.example/small.jpg'],
  ingredients: '2 beetroots\n\n1 l stock\nBoil it.',
  instructions: 'Serve it.',
  notes: '',
})
const textOf = ({ lines }: Review) => parts.map((part) => lines[part].map(({ text }) => text))
const keyOf = (text: string) => {
  const line = parts.flatMap((part) => review.lines[part]).find((one) => one.text === text)
  if (!line) throw new Error(`no line says ${text}`)
  return line.key
}

test('the largest picture is selected first, and empty lines are dropped', () => {
  expect(review.image).toBe('https://a.example/large.jpg')
  expect(textOf(review)).toEqual([['2 beetroots', '1 l stock', 'Boil it.'], ['Serve it.'], []])
})

test('a moved line goes to the nearest end of the other part', () => {
  const moved = changeReview(review, { do: 'move', key: keyOf('Boil it.'), to: 'instructions' })
  expect(textOf(moved)).toEqual([['2 beetroots', '1 l stock'], ['Boil it.', 'Serve it.'], []])
  const back = changeReview(moved, { do: 'move', key: keyOf('Boil it.'), to: 'ingredients' })
  expect(textOf(back)).toEqual(textOf(review))
})

test('a review stays unchanged when a line is missing or already present', () => {
  expect(changeReview(review, { do: 'move', key: 99, to: 'notes' })).toEqual(review)
  expect(changeReview(review, { do: 'move', key: keyOf('Serve it.'), to: 'instructions' })).toEqual(review)
})

test('lines are removed and added, each with a unique key', () => {
  const without = changeReview(review, { do: 'leave out', key: keyOf('1 l stock') })
  const twice = ['dill', 'dill'].reduce(
    (review, text) => changeReview(review, { do: 'add', text, to: 'notes' }),
    without,
  )
  expect(textOf(twice)).toEqual([['2 beetroots', 'Boil it.'], ['Serve it.'], ['dill', 'dill']])
  const keys = parts.flatMap((part) => twice.lines[part].map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
})

test('lines of the page that are in the recipe are recognized in any spelling', () => {
  const isUsed = usedLines(review)
  const lines = ['• 2 BEETROOTS', '2. Serve it.', '4 beetroots', 'Subscribe']
  expect(lines.map(isUsed)).toEqual([true, true, false, false])
})
