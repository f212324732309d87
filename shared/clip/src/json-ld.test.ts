import fc from 'fast-check'
import { readJsonLd } from './json-ld.ts'

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Beetroot soup',
  recipeIngredient: ['2 beetroots', '1 l stock'],
  recipeInstructions: 'Boil.\nServe.',
}
const titles = (value: unknown) => readJsonLd(JSON.stringify(value)).map((recipe) => recipe.title)

test('a recipe stands alone, in an array, in a @graph or nested in a page', () => {
  expect(titles(soup)).toEqual(['Beetroot soup'])
  expect(titles([soup])).toEqual(['Beetroot soup'])
  expect(titles([[soup]])).toEqual(['Beetroot soup'])
  expect(titles({ '@graph': [{ '@type': 'WebSite', name: 'Kitchen' }, soup] })).toEqual(['Beetroot soup'])
  expect(titles({ '@type': 'WebPage', mainEntity: { '@type': 'Article', about: soup } })).toEqual(['Beetroot soup'])
  expect(titles({ recipes: [soup, { ...soup, name: 'Bread' }] })).toEqual(['Beetroot soup', 'Bread'])
})

test.each([
  ['a list', ['Recipe', 'NewsArticle']],
  ['an address', 'https://schema.org/Recipe'],
  ['an old address', 'http://schema.org/Recipe'],
  ['a prefixed name', 'schema:Recipe'],
  ['lower case', 'recipe'],
  ['forgotten', undefined],
])('@type may be %s', (_, type) => {
  expect(titles({ ...soup, '@type': type })).toEqual(['Beetroot soup'])
})

test('several recipes stay in their order', () => {
  expect(titles(['First', 'Second', 'Third'].map((name) => ({ ...soup, name })))).toEqual(['First', 'Second', 'Third'])
})

test('HowToStep and HowToSection become lines and headers', () => {
  const recipeInstructions = [
    { '@type': 'HowToSection', name: 'Dough', itemListElement: [{ '@type': 'HowToStep', text: 'Knead.' }, 'Rest.'] },
    { '@type': 'HowToSection', name: 'Filling', itemListElement: { '@type': 'HowToStep', text: 'Mix.' } },
  ]
  const [recipe] = readJsonLd(JSON.stringify({ ...soup, recipeInstructions }))
  expect(recipe?.instructions).toEqual(['[Dough]', 'Knead.', 'Rest.', '[Filling]', 'Mix.'])
})

test('the name of a step becomes a header only when it differs from the text', () => {
  const step = (name: string, text: string) => ({ '@type': 'HowToStep', name, text })
  const recipeInstructions = [
    step('Step 1', 'Peel the beetroots.'),
    step('Boil them…', 'Boil them until soft.'),
    step('Finish', 'Blend and season.'),
    { '@type': 'HowToStep', name: 'Serve with bread.' },
  ]
  const [recipe] = readJsonLd(JSON.stringify({ ...soup, recipeInstructions }))
  expect(recipe?.instructions).toEqual([
    'Peel the beetroots.',
    'Boil them until soft.',
    '[Finish]',
    'Blend and season.',
    'Serve with bread.',
  ])
})

test('steps may be a text with markup, with numbers, an ItemList or HowToDirections', () => {
  const read = (recipeInstructions: unknown) =>
    readJsonLd(JSON.stringify({ ...soup, recipeInstructions }))[0]?.instructions
  expect(read('<ol><li>Boil <b>well</b>.</li><li>Serve&nbsp;hot.</li></ol>')).toEqual(['Boil well.', 'Serve hot.'])
  expect(read('1. Boil.\n2. Serve.')).toEqual(['Boil.', 'Serve.'])
  expect(read(['Step 1: Boil.', 'Step 2: Serve.'])).toEqual(['Boil.', 'Serve.'])
  expect(read({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: { text: 'Boil.' } }] })).toEqual([
    'Boil.',
  ])
  const directions = [{ '@type': 'HowToDirection', text: 'Boil.' }]
  expect(read([{ '@type': 'HowToStep', itemListElement: directions }])).toEqual(['Boil.'])
})

test('ingredients may be one text, objects or sections', () => {
  const read = (recipeIngredient: unknown) => readJsonLd(JSON.stringify({ ...soup, recipeIngredient }))[0]?.ingredients
  expect(read('2 beetroots\n1 l stock')).toEqual(['2 beetroots', '1 l stock'])
  expect(read([{ name: 'flour', amount: '200 g' }])).toEqual(['200 g flour'])
  expect(read([{ name: 'Dough', itemListElement: ['200 g flour', '1 egg'] }])).toEqual([
    '[Dough]',
    '200 g flour',
    '1 egg',
  ])
  expect(read([['2 beetroots'], ['1 l stock']])).toEqual(['2 beetroots', '1 l stock'])
})

test('the reader skips wrong and missing fields', () => {
  const [recipe] = readJsonLd(
    JSON.stringify({
      '@type': 'Recipe',
      name: ['Soup', 'Other'],
      recipeIngredient: null,
      recipeInstructions: 7,
      recipeYield: 4,
      totalTime: { '@type': 'Duration', maxValue: 'PT1H' },
      image: [{ '@type': 'ImageObject' }, 3, null, 'javascript:alert(1)', '/a.jpg'],
      author: { name: { '@value': 'Ada' } },
      aggregateRating: 'good',
      nutrition: [],
    }),
    'https://kitchen.example/soup',
  )
  expect(recipe).toMatchObject({
    title: 'Soup',
    ingredients: [],
    yield: '4',
    totalTime: { minutes: 60, text: '1 h' },
    images: ['https://kitchen.example/a.jpg'],
    author: 'Ada',
    rating: null,
    nutrition: [],
  })
})

test('references by @id lead to author and picture', () => {
  const graph = [
    { ...soup, author: { '@id': '#ada' }, image: { '@id': '#photo' } },
    { '@id': '#ada', '@type': 'Person', name: 'Ada' },
    { '@id': '#photo', url: 'https://kitchen.example/soup.jpg' },
  ]
  const [recipe] = readJsonLd(JSON.stringify({ '@graph': graph }))
  expect(recipe).toMatchObject({ author: 'Ada', images: ['https://kitchen.example/soup.jpg'] })
})

test('images come largest first and only from the web', () => {
  const image = (url: string, width?: number) => ({ '@type': 'ImageObject', url, width, height: 100 })
  const images = [image('https://a.example/s.jpg', 100), image('https://a.example/l.jpg', 900), image('file:///etc')]
  const [recipe] = readJsonLd(JSON.stringify({ ...soup, image: images }))
  expect(recipe?.images).toEqual(['https://a.example/l.jpg', 'https://a.example/s.jpg'])
})

test('sizes in the file names of pictures count', () => {
  const image = ['https://a.example/s-150x150.jpg', 'https://a.example/soup.jpg', 'https://a.example/m-480x270.jpg']
  const [recipe] = readJsonLd(JSON.stringify({ ...soup, image }))
  expect(recipe?.images.map((address) => address.slice(18))).toEqual(['soup.jpg', 'm-480x270.jpg', 's-150x150.jpg'])
})

test('ratings are given out of five and nutrition with its amounts', () => {
  const [recipe] = readJsonLd(
    JSON.stringify({
      ...soup,
      aggregateRating: { ratingValue: '8,4', bestRating: 10, ratingCount: '12' },
      nutrition: { '@type': 'NutritionInformation', calories: '240 kcal', fatContent: '3 g', sugarContent: '' },
    }),
  )
  expect(recipe?.rating).toEqual({ value: 4.2, count: 12 })
  expect(recipe?.nutrition).toEqual([
    { name: 'calories', amount: '240 kcal' },
    { name: 'fat', amount: '3 g' },
  ])
})

test('a missing total time is active and cook time together', () => {
  const [recipe] = readJsonLd(JSON.stringify({ ...soup, prepTime: 'PT10M', cookTime: 'P0DT0H35M' }))
  expect(recipe?.totalTime).toEqual({ minutes: 45, text: '45 min' })
})

test('a yield with a unit wins over a yield without one', () => {
  const [recipe] = readJsonLd(JSON.stringify({ ...soup, recipeYield: ['24', '24 cookies'] }))
  expect(recipe?.yield).toBe('24 cookies')
})

test('an unreadable data file, or one without recipes, gives no recipes', () => {
  expect([readJsonLd(''), readJsonLd('<html>'), readJsonLd('{}'), readJsonLd('[1,2]'), readJsonLd('null')]).toEqual(
    Array.from({ length: 5 }, () => []),
  )
})

test('the reader accepts any JSON without an error', () => {
  fc.assert(
    fc.property(fc.json(), fc.json(), fc.json(), (name, ingredients, steps) => {
      const text = `{"@type":"Recipe","name":${name},"recipeIngredient":${ingredients},"recipeInstructions":${steps}}`
      const [recipe] = readJsonLd(text)
      return recipe?.ingredients.every((line) => typeof line === 'string') === true
    }),
  )
})

test('__proto__ keys do not change other objects', () => {
  const text = `{"@type":"Recipe","name":"Soup","__proto__":{"polluted":1,"recipeYield":"9"},"constructor":{"prototype":{"polluted":1}}}`
  const [strict] = readJsonLd(text)
  const [tolerant] = readJsonLd(`${text.slice(0, -1)},}`)
  expect([strict?.yield, tolerant?.yield]).toEqual(['', ''])
  expect('polluted' in {}).toBe(false)
})
