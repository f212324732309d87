import fc from 'fast-check'
import { clip } from './clip.ts'
import { splitRecipes } from './several-recipes.ts'

const titlesOf = (text: string) => {
  const result = clip(text)
  return result.outcome === 'refused' ? [] : [result.recipe, ...result.others].map(({ title }) => title)
}

const pancakes =
  'Pancakes\n\nServes 4\n\nIngredients\n250 g flour\n2 eggs\n\nMethod\nMix everything.\n\nFry it in a hot pan.'
const waffles =
  'Waffles for Sundays\n\nA family favourite, quickly made.\n\nIngredients:\n- 200 g flour\n- 3 eggs\n\nMethod:\n1. Beat the eggs.\n2. Bake it in the iron.'
const soup =
  'Beetroot soup\n2 beetroots\n1 l stock\ndill\nBoil the beetroots in the stock until soft.\nServe with dill.'
const toast = 'Cheese toast\n2 slices bread\n50 g cheese\nPut the cheese on the bread.\nGrill it until it melts.'

test.each([
  ['with labels', `${pancakes}\n\n${waffles}`, ['Pancakes', 'Waffles for Sundays']],
  ['without labels', `${soup}\n\n${toast}`, ['Beetroot soup', 'Cheese toast']],
  ['without labels and empty lines', `${soup}\n${toast}`, ['Beetroot soup', 'Cheese toast']],
  [
    'of both kinds',
    `${soup}\n\n${waffles}\n\n${toast.replace('Cheese', '## Cheese')}`,
    ['Beetroot soup', 'Waffles for Sundays', 'Cheese toast'],
  ],
  ['with a rule between', `${pancakes}\n\n----\n\n${soup}`, ['Pancakes', 'Beetroot soup']],
  [
    'in a mail with a greeting',
    `Hi Anna,\nhere are the two recipes that you asked for.\n\n${pancakes}\n\n${soup}\n\nLove, Grandma`,
    ['Pancakes', 'Beetroot soup'],
  ],
])('a text of several recipes %s is split', (_, text, titles) => {
  expect(titlesOf(text)).toEqual(titles)
})

test('a letter with one recipe is read from its title on', () => {
  expect(titlesOf(`From: Grandma <grandma@mail.example>\nSubject: As promised\n\nDear Anna,\n\n${soup}`)).toEqual([
    'Beetroot soup',
  ])
  expect(titlesOf(`Liebe Anna,\n\n${soup}`)).toEqual(['Beetroot soup'])
})

test('a text is read as one recipe on demand', () => {
  expect(clip(`${pancakes}\n\n${soup}`, { isOneRecipe: true })).toMatchObject({
    recipe: { title: 'Pancakes' },
    others: [],
  })
})

test('a chat with recipes in its messages is split', () => {
  const said = (name: string, text: string) => `[21.11.26, 18:02] ${name}: ${text}`
  const chat = [
    said('Anna', 'Do you have something for tonight?'),
    said('Ben', soup),
    said('Anna', 'Thank you!'),
    said('Anna', toast),
  ].join('\n')
  const result = clip(chat)
  expect(result).toMatchObject({
    recipe: { title: 'Beetroot soup', ingredients: ['2 beetroots', '1 l stock', 'dill'] },
    others: [{ title: 'Cheese toast', ingredients: ['2 slices bread', '50 g cheese'] }],
  })
})

test('every line of the text stands in the lines, also those of no recipe', () => {
  const text = `Hello!\n\n${pancakes}\n\n${waffles}\n\nSee you on Sunday`
  const result = clip(text)
  const lines = result.outcome === 'refused' ? [] : result.lines
  expect(lines).toEqual(text.split('\n').filter((line) => line !== ''))
})

test.each([
  [
    'a recipe in groups with steps between',
    'Plum cake\n\nDough\n250 g flour\n125 g butter\nKnead the dough well.\n\nTopping\n500 g plums\n50 g sugar\nHalve the plums and bake it all.',
  ],
  [
    'a recipe with two labelled lists',
    'Lasagne\n\nIngredients for the sauce\n500 g mince\n2 onions\n\nIngredients for the béchamel\n50 g butter\n50 g flour\n\nMethod\nFry the mince.\nStir the flour into the butter.',
  ],
  [
    'a recipe with amounts in its steps',
    `${pancakes}\n\nSome more\n2 minutes on one side\n1 minute on the other\nServe it warm.`,
  ],
  ['a recipe with notes', `${pancakes}\n\nNotes\n\nTwice as much\n500 g flour and\n4 eggs are enough for eight.`],
  [
    'a recipe for parts',
    'Kuchen\n\nFür den Teig\n250 g Mehl\n2 Eier\nAlles gut verrühren.\n\nFür den Guss\n200 g Zucker\n1 Zitrone\nVerrühren und darauf streichen.',
  ],
])('%s stays one recipe', (_, text) => {
  expect(splitRecipes(text, 50)).toEqual([text])
})

test('more recipes than are told apart stay in the last one', () => {
  const many = Array.from({ length: 60 }, (__, at) => soup.replace('Beetroot soup', `Soup of day ${at + 1}`)).join(
    '\n\n',
  )
  const pieces = splitRecipes(many, 50)
  expect(pieces).toHaveLength(50)
  expect(pieces.at(-1)).toContain('Soup of day 60')
})

test('any text is split in its order without an error', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('Ingredients', 'Method', 'Soup', '2 eggs', '100 g flour', 'Mix it all well.', '', '---'),
  )
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n')
      let from = 0
      return splitRecipes(text, 50).every((piece) => {
        const at = text.indexOf(piece, from)
        from = at + piece.length
        return at >= 0
      })
    }),
  )
})

test('a long text is split in less than a second', () => {
  const began = performance.now()
  splitRecipes('Soup\n2 eggs\n1 g salt\nBoil it well until done.\n\n'.repeat(1_000), 50)
  splitRecipes('a\n'.repeat(200_000), 50)
  splitRecipes('- '.repeat(400_000), 50)
  expect(performance.now() - began).toBeLessThan(1_000)
})
