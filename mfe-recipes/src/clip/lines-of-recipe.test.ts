import { linesOfRecipe } from './lines-of-recipe.ts'

const page = [
  'Skip to content',
  'Log in',
  'Get our newsletter every week',
  'A soup for cold days, ready in no time',
  'Soup',
  'Ad',
  '2 beetroots',
  'Loading…',
  '1 l stock, or water with a spoon of miso',
  '3 sprigs dill',
  'Boil it.',
  'Serve it with bread and butter.',
  'Read more about soups of the north',
  'Comments',
  'Ada says: I love this one so much',
  'Privacy',
]
const recipe = new Set(['Soup', '2 beetroots', '3 sprigs dill', 'Boil it.'])

test('lines around the recipe are displayed without short fragments', () => {
  expect(linesOfRecipe(page, (line) => recipe.has(line))).toEqual([
    'Get our newsletter every week',
    'A soup for cold days, ready in no time',
    'Soup',
    '2 beetroots',
    '1 l stock, or water with a spoon of miso',
    '3 sprigs dill',
    'Boil it.',
    'Serve it with bread and butter.',
    'Read more about soups of the north',
  ])
})

test('all lines are displayed if none of them is in the recipe', () => {
  expect(linesOfRecipe(page, () => false)).toEqual(page)
})
