import { entry, picture, readFields as read } from '../../testing/read-import.ts'
import { zip } from '../../testing/zip.ts'

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
