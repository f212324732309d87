import { createBookIndex } from './book-index.ts'
import { textWords } from './recipe-words.ts'

const recipe = (title: string, ingredients = '') =>
  textWords({ title, ingredients, description: '', source: '', instructions: '', notes: '' })

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

test('recipes are found by a word of theirs, and by its beginning', async () => {
  const index = soups()
  expect(await numbersWith(index, 'soup')).toEqual([0])
  expect(await numbersWith(index, 'to', 'to')).toEqual([0])
  expect(await numbersWith(index, 'cake')).toEqual([])
})

test('words that share a form are the same', async () => {
  expect((await soups().sameWords(['tomato'])).get('tomato')).toEqual(['tomato', 'tomatoes'])
})

test('a word that was added after a search is found by its beginning and by a slip', async () => {
  const index = soups()
  expect(await index.meantWords('pumkpin')).toEqual([])
  expect(await numbersWith(index, 'pump', 'pump')).toEqual([])
  index.add(2, recipe('Pumpkin pie'))
  expect(await index.meantWords('pumkpin')).toEqual(['pumpkin'])
  expect(await numbersWith(index, 'pump', 'pump')).toEqual([2])
})

test('a saved index answers as the one that it was saved from, and grows', async () => {
  const saved = createBookIndex(soups().save())
  expect(await numbersWith(saved, 'soup')).toEqual([0])
  expect((await saved.sameWords(['tomato'])).get('tomato')).toEqual(['tomato', 'tomatoes'])
  saved.add(2, recipe('Onion soup'))
  expect(await numbersWith(saved, 'soup')).toEqual([0, 2])
  const [[, exact] = []] = await saved.exactly(['soup'])
  expect(exact?.spots).toHaveLength(2)
})
