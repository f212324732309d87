import { blankTexts } from '@potluck/recipe/fields'
import { createBookIndex } from './book-index.ts'
import { textWords } from './recipe-words.ts'

const recipe = (title: string, ingredients = '') => textWords({ ...blankTexts, title, ingredients })

/** The numbers of the recipes that hold a word. */
async function numbersWith(index: ReturnType<typeof createBookIndex>, word: string, beginning: string | null = null) {
  const numbers = new Set<number>()
  for (const { each } of await index.postings([word], beginning)) each((number) => numbers.add(number))
  return [...numbers].toSorted((a, b) => a - b)
}

function soups() {
  const index = createBookIndex()
  index.add(0, recipe('Tomato soup', '2 tomatoes'))
  index.add(1, recipe('Bread', 'flour'))
  return index
}

test('search matches a word and the beginning of a word', async () => {
  const index = soups()
  expect(await numbersWith(index, 'soup')).toEqual([0])
  expect(await numbersWith(index, 'to', 'to')).toEqual([0])
  expect(await numbersWith(index, 'cake')).toEqual([])
})

test('search matches another form of a word', async () => {
  expect((await soups().sameWords(['tomato'])).get('tomato')).toEqual(['tomato', 'tomatoes'])
})

test('search matches the beginning and a typo of a word that was added after a search', async () => {
  const index = soups()
  expect(await index.meantWords('pumkpin')).toEqual([])
  expect(await numbersWith(index, 'pump', 'pump')).toEqual([])
  index.add(2, recipe('Pumpkin pie'))
  expect(await index.meantWords('pumkpin')).toEqual(['pumpkin'])
  expect(await numbersWith(index, 'pump', 'pump')).toEqual([2])
})

test('a restored index gives the same answers and accepts new recipes', async () => {
  const saved = createBookIndex(soups().save())
  expect(await numbersWith(saved, 'soup')).toEqual([0])
  expect((await saved.sameWords(['tomato'])).get('tomato')).toEqual(['tomato', 'tomatoes'])
  saved.add(2, recipe('Onion soup'))
  expect(await numbersWith(saved, 'soup')).toEqual([0, 2])
  const [[, exact] = []] = await saved.exactly(['soup'])
  expect(exact?.spots).toHaveLength(2)
})
