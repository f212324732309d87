import fc from 'fast-check'
import { clip } from './clip.ts'
import { readPastedText } from './pasted-text.ts'

test('plain text with labels is split into title, ingredients and steps', () => {
  const text = `Beetroot soup
    A soup for cold evenings, quickly made.
    Serves 4
    Ingredients:
    - 2 beetroots
    - 1 l stock
    For the topping:
    - 100 g cream
    Method
    1. Boil the beetroots.
    2. Serve with cream.
    Notes
    Keeps for three days.`
  expect(readPastedText(text)).toMatchObject({
    title: 'Beetroot soup',
    description: 'A soup for cold evenings, quickly made.',
    yield: 'Serves 4',
    ingredients: ['2 beetroots', '1 l stock', '[For the topping]', '100 g cream'],
    instructions: ['Boil the beetroots.', 'Serve with cream.'],
    notes: 'Keeps for three days.',
  })
})

test('asterisks of bold and italic text are removed from ingredients in pairs', () => {
  const { ingredients, instructions } = readPastedText(
    'Soup\n\nIngredients\n**For the soup**\n**200 g** flour\n- **2** eggs\n* _1 cup_ milk\n\nDirections\n**Mix** it.\nServe **warm**.',
  )
  expect(ingredients).toEqual(['[For the soup]', '200 g flour', '2 eggs', '1 cup milk'])
  expect(instructions).toEqual(['Mix it.', 'Serve **warm**.'])
})

test('amounts split a chat text without labels', () => {
  const text = `[21.11.26, 18:02] Anna: Pancakes
[21.11.26, 18:02] Anna: 250 g flour
[21.11.26, 18:03] Anna: 2 eggs
[21.11.26, 18:03] Anna: salt
[21.11.26, 18:04] Anna: Mix everything and fry it in a hot pan.`
  expect(readPastedText(text)).toMatchObject({
    title: 'Pancakes',
    ingredients: ['250 g flour', '2 eggs', 'salt'],
    instructions: ['Mix everything and fry it in a hot pan.'],
  })
})

test('lines after a label for notes are notes in a text without other labels', () => {
  const text = 'Pancakes\n250 g flour\n2 eggs\nMix everything and fry it.\nNotes\nKeeps for three days.'
  expect(readPastedText(text)).toMatchObject({
    instructions: ['Mix everything and fry it.'],
    notes: 'Keeps for three days.',
  })
})

test('lines that a book broke are joined', () => {
  const text = `Pancakes\n250 g flour\n2 eggs\n\nMix the flour with the eggs and a lit-\ntle salt, then fry the batter in a hot\npan until golden.\nServe at once.`
  expect(readPastedText(text).instructions).toEqual([
    'Mix the flour with the eggs and a little salt, then fry the batter in a hot pan until golden.',
    'Serve at once.',
  ])
})

test('ingredients in one line become several', () => {
  const text = 'Pancakes\nZutaten: 250 g Mehl, 2 Eier, 1 Prise Salz\nZubereitung: Alles verrühren und ausbacken.'
  expect(readPastedText(text)).toMatchObject({
    ingredients: ['250 g Mehl', '2 Eier', '1 Prise Salz'],
    instructions: ['Alles verrühren und ausbacken.'],
  })
})

test.each([
  ['Italian', 'Ingredienti', 'Preparazione'],
  ['Ukrainian', 'Інгредієнти', 'Приготування'],
  ['Hebrew', 'מצרכים', 'אופן ההכנה'],
])('labels in %s split the text', (_, ingredients, instructions) => {
  const text = `Borscht\n${ingredients}\n2 x\n3 y\n${instructions}\nabc def ghi.`
  expect(readPastedText(text)).toMatchObject({
    title: 'Borscht',
    ingredients: ['2 x', '3 y'],
    instructions: ['abc def ghi.'],
  })
})

test('text that begins with a header in brackets is not JSON', () => {
  const result = clip('[Dough]\n250 g flour\n2 eggs\nKnead it well and let it rest.')
  expect(result).toMatchObject({ format: 'text', outcome: 'recipe' })
})

test('any text is split without an error', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('Ingredients', 'Method:', '1 cup', '- 2 g x'))),
      (lines) => readPastedText(lines.join('\n')).title !== null,
    ),
  )
})
