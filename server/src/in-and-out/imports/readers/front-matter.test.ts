import { entry, picture, readFields as read } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

const chowdown = `---
layout: recipe
title: "Beet soup"
image: soup.jpg
imagecredit: https://example.com/photo
tags: soup, winter
yield: 4
ingredients:
- 2 beets
- 1 onion, chopped
- Topping:
  - 1 tbsp dill
directions:
- Chop everything finely.
- Boil until soft.
---

My grandmother made it on Sundays.
`

test('a recipe in the front matter of Chowdown is read with its picture, and the text is its description', async () => {
  const archive = zip([entry('_recipes/beet-soup.md', chowdown), entry('images/soup.jpg', picture)])
  expect((await read(archive, 'chowdown.zip')).recipes).toEqual([
    {
      title: 'Beet soup',
      description: 'My grandmother made it on Sundays.',
      yield: '4 servings',
      ingredients: '2 beets\n1 onion, chopped\n[Topping]\n1 tbsp dill',
      instructions: 'Chop everything finely.\nBoil until soft.',
      labels: ['soup', 'winter'],
      pictures: ['a picture'],
    },
  ])
})

test('ingredients in the front matter may be objects, and the text may be the method', async () => {
  const text = `---
name: Toast
ingredients:
  - {name: bread, quantity: 2, unit: slices}
  - butter: 20 g
difficulty: easy
---
1. Toast the bread.
2. Spread the butter.
`
  expect((await read(text, 'toast.md')).recipes).toEqual([
    {
      title: 'Toast',
      ingredients: '2 slices bread\n20 g butter',
      instructions: 'Toast the bread.\nSpread the butter.',
      notes: 'difficulty: easy',
    },
  ])
})

test('a note of Obsidian keeps its title, the headings within its lists and its pictures', async () => {
  const note = `---
tags: [recipe, soup]
cover: "[[soup.jpg|300]]"
servings: 4
cssclass: recipe
---
## Beet soup

![[table.jpg]]

## Ingredients

- [ ] 2 beets

### For the topping

- [x] 1 tbsp dill

## Method

1. Chop everything finely.
2. Boil until soft.

## Notes

Good cold.
`
  const archive = zip([
    entry('Cooking/Beet soup.md', note),
    entry('Files/soup.jpg', picture),
    entry('Files/table.jpg', 'the table'),
  ])
  expect((await read(archive, 'vault.zip')).recipes).toEqual([
    {
      title: 'Beet soup',
      yield: '4 servings',
      ingredients: '2 beets\n[For the topping]\n1 tbsp dill',
      instructions: 'Chop everything finely.\nBoil until soft.',
      notes: 'Good cold.',
      labels: ['recipe', 'soup'],
      pictures: ['a picture', 'the table'],
    },
  ])
})

test('signs that Obsidian adds to Markdown are no part of the words', async () => {
  const note = `---
servings: 4
prep_time: 15
cook time: 1h
---
# Beet pot

#recipe #winter/stew

> [!tip] Wear an apron.

## Ingredients
- [ ] 200 g flour
- 1 tbsp [[Tomato paste]]
- 2 [[onion|onions]], diced
- 1 l [[Basics#Stock|stock]]
- salt [from the sea](https://example.com/salt) ^salt

## Directions
1. [ ] Mix ==carefully==.
2. [x] Boil.

%% private
and long %%
`
  expect((await read(note, 'Beet pot.md')).recipes).toEqual([
    {
      title: 'Beet pot',
      description: 'Wear an apron.',
      yield: '4 servings',
      activeTime: '15 min',
      totalTime: '1 h 15 min',
      ingredients: '200 g flour\n1 tbsp Tomato paste\n2 onions, diced\n1 l stock\nsalt from the sea',
      instructions: 'Mix carefully.\nBoil.',
      labels: ['recipe', 'winter/stew'],
    },
  ])
})

test.each([
  ['| Ingredient | Amount |\n|---|---|\n| Carrots | 200 g |\n| Salt | 1 tsp |', '200 g Carrots\n1 tsp Salt'],
  [
    '| Menge | Einheit | Zutat | Bemerkung |\n|:-|:-:|--|--:|\n| 200 | g | Karotten | gerieben |\n| | | Salz | |',
    '200 g Karotten, gerieben\nSalz',
  ],
  ['| | |\n|-|-|\n| 2 eggs | beaten |\n| 1 l milk | |', '2 eggs, beaten\n1 l milk'],
])('a table of ingredients is read as a list: %j', async (table, ingredients) => {
  const text = `# Soup\n\n## Ingredients\n\n${table}\n\n## Method\n\nBoil.\n`
  expect((await read(text, 'soup.md')).recipes).toEqual([{ title: 'Soup', ingredients, instructions: 'Boil.' }])
})

test.each([
  ['prep_time: 15', { activeTime: '15 min' }],
  ['cook_time: 90', { totalTime: '1 h 30 min' }],
  ['prep time: 15 minutes\ncook time: 1 hour', { activeTime: '15 minutes', totalTime: '1 h 15 min' }],
  ['total_time: 60\ncook_time: 45', { totalTime: '1 h', notes: 'cook time: 45 min' }],
])('the times of a front matter are read: %j', async (matter, times) => {
  const text = `---\n${matter}\n---\n# Soup\n\n## Ingredients\n\n- 2 beets\n\n## Method\n\nBoil.\n`
  expect((await read(text, 'soup.md')).recipes).toEqual([
    { title: 'Soup', ingredients: '2 beets', instructions: 'Boil.', ...times },
  ])
})
