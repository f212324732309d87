import { entry, readFields as read, readImport } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

const list = `- name: Grilled beets & lentils
  servings: '1'
  prep_time: 10 mins
  source:
  categories: Family, Quick
  on_favorites: yes
  nutritional_info: 250 kcal
  ingredients: '1 beet, cut into slices

    60 g feta: crumbled'
  directions: 'Heat a pan.

    Toss with feta.'
  notes: ''
- name: Pea soup
  servings: 2
  source_url: https://example.com/peas
  ingredients: |
    Soup:
    200 g peas
    1 l stock
  directions: Boil.
`
const recipes = [
  {
    title: 'Grilled beets & lentils',
    yield: '1 serving',
    activeTime: '10 mins',
    nutrition: '250 kcal',
    labels: ['Family', 'Quick', 'Favorite'],
    ingredients: '1 beet, cut into slices\n60 g feta: crumbled',
    instructions: 'Heat a pan.\nToss with feta.',
  },
  {
    title: 'Pea soup',
    yield: '2 servings',
    url: 'https://example.com/peas',
    ingredients: '[Soup]\n200 g peas\n1 l stock',
    instructions: 'Boil.',
  },
]

test.each(['recipes.yml', 'recipes.yaml', 'recipes.txt'])('a list of recipes as YAML is read from %s', async (name) => {
  expect(await read(list, name)).toMatchObject({ format: 'paprika', total: 2, recipes })
})

test('one recipe as YAML, several documents and lists of lines are read', async () => {
  const one =
    'name: Toast\nservings: 1\ningredients:\n  - 2 slices bread\n  - butter\ndirections:\n  - Toast.\n  - Butter it.\n'
  const toast = {
    title: 'Toast',
    yield: '1 serving',
    ingredients: '2 slices bread\nbutter',
    instructions: 'Toast.\nButter it.',
  }
  expect((await read(one, 'toast.txt')).recipes).toEqual([toast])
  expect((await read(`---\n${one}---\n${one}`, 'toast.yml')).recipes).toEqual([toast, toast])
})

test('files of YAML in a zip are read, and those of settings are left out', async () => {
  const archive = zip([
    entry('a/one.yml', list),
    entry('_config.yml', 'title: My site\ntheme: plain\n'),
    entry('b/soup.md', '# Soup\n\n## Ingredients\n\n- 1 beet\n\n## Method\n\nBoil.\n'),
  ])
  const { items, total } = await readImport(archive, 'book.zip')
  expect(items.map((item) => (item.outcome === 'recipe' ? item.draft.title : item.outcome))).toEqual([
    'Grilled beets & lentils',
    'Pea soup',
    'Soup',
  ])
  expect(total).toBe(3)
})

test('YAML that cannot be read is refused with a reason, and so is YAML without recipes', async () => {
  await expect(readImport('- name: A\n  ingredients: "1\n- name: [', 'a.yml')).rejects.toMatchObject({
    failure: { code: 'damaged' },
  })
  await expect(readImport('title: My site\n', 'a.yml')).rejects.toMatchObject({ failure: { code: 'unknown-kind' } })
})
