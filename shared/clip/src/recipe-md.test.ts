import { clip } from './clip.ts'
import { readRecipeMd } from './recipe-md.ts'

const dip = `# Bean dip

Some people
call it hummus.

*sauce, vegan*

**4 Servings, 200 g**

---

- *1* can beans
- *.5 teaspoon* salt
- *1 1/2 pinches* red pepper flakes
- [lemon juice](lemon.md)

## To serve

* *2 slices* bread

---

Mash it with
a fork.

## Serve

1. Toast the bread.
2. Serve.
`

const expected = {
  title: 'Bean dip',
  description: 'Some people call it hummus.',
  keywords: ['sauce', 'vegan'],
  yield: '4 Servings',
  ingredients: [
    '1 can beans',
    '.5 teaspoon salt',
    '1 1/2 pinches red pepper flakes',
    'lemon juice',
    '[To serve]',
    '2 slices bread',
  ],
  instructions: ['Mash it with a fork.', '[Serve]', 'Toast the bread.', 'Serve.'],
}

test('RecipeMD is read with its tags, yield, amounts and groups', () => {
  expect(readRecipeMd(dip)).toMatchObject(expected)
  expect(clip(dip)).toMatchObject({ outcome: 'recipe', recipe: expected })
})

test.each([
  [
    'without steps',
    '# Salad\n\n---\n\n- *2* tomatoes\n- salt\n',
    { ingredients: ['2 tomatoes', 'salt'], instructions: [] },
  ],
  ['with other rules', dip.replaceAll('---', '***'), expected],
  [
    'with other signs',
    dip
      .replace('*sauce, vegan*', '_sauce, vegan_')
      .replace(/\*\*(4.*)\*\*/, '__$1__')
      .replace('- *1* can', '+ _1_ can'),
    expected,
  ],
  ['with Windows line ends', dip.replaceAll('\n', '\r\n'), expected],
])('RecipeMD %s is read', (_what, text, recipe) => {
  expect(readRecipeMd(text)).toMatchObject(recipe)
})

test('hostile signs take no long time', () => {
  const started = performance.now()
  for (const signs of [' ', '#', '- ', '*', '[', '_']) {
    readRecipeMd(
      `# A${signs.repeat(200_000)}x\n\n---\n\n- ${signs.repeat(200_000)}x\n\n---\n\n${signs.repeat(200_000)}x\n`,
    )
  }
  expect(performance.now() - started).toBeLessThan(3_000)
})

test.each([
  ['no rule', '# Soup\n\n- *2* beets\n'],
  ['a rule between other things', '# Soup\n\n- 2 beets\n\n---\n\nBoil.\n\n---\n\nGood cold.\n'],
  ['a heading of dashes', '# Soup\n\nIngredients\n---\n- 2 beets\n'],
  ['no title', '---\n\n- *2* beets\n\n---\n\nBoil.\n'],
])('a text with %s is no RecipeMD', (_what, text) => {
  expect(readRecipeMd(text)).toBeNull()
})
