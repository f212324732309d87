import { entry, picture, readFields as read } from '../../../testing/read-import.ts'
import { zip } from '../../../testing/zip.ts'

const mealieId = '0b2f9c4e-1111-4222-8333-444455556666'

test('the Mealie reader reads a backup with pictures and a single recipe', async () => {
  const id = mealieId.replaceAll('-', '')
  const backup = {
    recipes: [
      {
        id,
        name: 'Soup',
        slug: 'soup',
        recipe_yield: '4 bowls',
        prep_time: '10 min',
        total_time: '1 h',
        rating: 4,
        org_url: 'https://example.com/soup',
        created_at: '2023-01-02T03:04:05',
      },
    ],
    recipes_ingredients: [
      { recipe_id: id, position: 1, title: null, note: 'to taste', quantity: null, unit_id: null, food_id: 'salt' },
      { recipe_id: id, position: 0, title: 'Base', note: 'peeled', quantity: 1.5, unit_id: 'kg', food_id: 'beet' },
    ],
    recipe_instructions: [
      { recipe_id: id, position: 1, title: '', text: 'Boil.' },
      { recipe_id: id, position: 0, title: '', text: 'Chop.' },
    ],
    notes: [{ recipe_id: id, title: 'Tip', text: 'Wear an apron.' }],
    ingredient_units: [{ id: 'kg', name: 'kg' }],
    ingredient_foods: [
      { id: 'beet', name: 'beets' },
      { id: 'salt', name: 'salt' },
    ],
    tags: [{ id: 't', name: 'red' }],
    recipes_to_tags: [{ recipe_id: id, tag_id: 't' }],
    categories: [{ id: 'c', name: 'Dinner' }],
    recipes_to_categories: [{ recipe_id: id, category_id: 'c' }],
    users_to_favorites: [{ user_id: 'u', recipe_id: id }],
  }
  const archive = zip([
    entry('database.json', backup),
    entry(`data/recipes/${mealieId}/images/original.webp`, picture),
    entry('data/recipes/other/images/original.webp', 'another'),
  ])
  const soup = {
    title: 'Soup',
    yield: '4 bowls',
    activeTime: '10 min',
    totalTime: '1 h',
    url: 'https://example.com/soup',
    notes: 'Tip\nWear an apron.',
    ingredients: '[Base]\n1½ kg beets peeled\nsalt to taste',
    instructions: 'Chop.\nBoil.',
    rating: 4,
    labels: ['Dinner', 'red', 'Favorite'],
    pictures: ['a picture'],
    createdAt: '2023-01-02T03:04:05.000Z',
  }
  expect(await read(archive, 'mealie.zip')).toMatchObject({ format: 'mealie', total: 1, recipes: [soup] })
  const single = {
    name: 'Toast',
    slug: 'toast',
    groupId: 'g',
    recipeServings: 2,
    recipeIngredient: [{ quantity: 1, unit: null, food: null, note: '2 slices bread', display: '1 2 slices bread' }],
    recipeInstructions: [{ title: 'Then', text: 'Toast it.' }],
  }
  expect(await read(zip([entry('toast/toast.json', single)]), 'recipes.zip')).toMatchObject({
    format: 'mealie',
    recipes: [
      { title: 'Toast', yield: '2 servings', ingredients: '2 slices bread', instructions: '[Then]\nToast it.' },
    ],
  })
})

test('a backup of Mealie before 1.0 is read with its pictures, also where parts are marked as of schema.org', async () => {
  const soup = {
    name: 'Beet soup',
    slug: 'beet-soup',
    image: 'beet-soup.jpg',
    recipeYield: '4 bowls',
    recipeIngredient: ['2 beets', '1 onion'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Chop.' },
      { '@type': 'HowToStep', text: 'Boil.' },
    ],
    totalTime: '1 h',
    categories: ['Soups'],
    tags: ['red', ''],
    dateAdded: '2021-03-04',
    notes: [{ title: 'Tip', text: 'Wear an apron.' }],
    rating: 4,
    orgURL: 'https://example.com/soup',
    extras: {},
  }
  const later = {
    name: 'Toast',
    slug: 'toast',
    recipeIngredient: [
      { title: null, note: '2 slices bread', unit: null, food: null, disableAmount: true, quantity: 1 },
    ],
    recipeInstructions: [{ title: '', text: 'Toast it.' }],
    recipeCategory: ['Breakfast'],
  }
  const archive = zip([
    entry('recipes/beet-soup/beet-soup.json', soup),
    entry('images/beet-soup.jpg', picture),
    entry('recipes/toast/toast.json', later),
    entry('recipes/toast/images/original.webp', 'the toast'),
    entry('recipes/toast/images/min-original.webp', 'small'),
    entry('settings/settings.json', { language: 'en', firstDayOfWeek: 0 }),
    entry('users/users.json', [{ username: 'anna', password: 'x' }]),
    entry('templates/recipes.md', '# {{ recipe.name }}'),
  ])
  expect(await read(archive, 'mealie_2021-Mar-04.zip')).toMatchObject({
    format: 'mealie',
    total: 2,
    recipes: [
      {
        title: 'Beet soup',
        yield: '4 bowls',
        totalTime: '1 h',
        url: 'https://example.com/soup',
        notes: 'Tip\nWear an apron.',
        ingredients: '2 beets\n1 onion',
        instructions: 'Chop.\nBoil.',
        rating: 4,
        labels: ['Soups', 'red'],
        pictures: ['a picture'],
        createdAt: '2021-03-04T00:00:00.000Z',
      },
      { title: 'Toast', ingredients: '2 slices bread', labels: ['Breakfast'], pictures: ['the toast'] },
    ],
  })
})

const stew = {
  id: 4,
  name: 'Bean stew',
  slug: 'bean-stew',
  image: 'bean-stew',
  description: 'A stew.',
  recipe_category: ['Dinner'],
  tags: ['winter'],
  rating: 4,
  date_added: '2021-10-28',
  recipe_yield: '4 servings',
  recipe_ingredient: [
    { title: null, note: '500 g beans', unit: null, food: null, disable_amount: true, quantity: 1 },
    { title: 'Herbs', note: '2 sprigs thyme', unit: null, food: null, disable_amount: true, quantity: 1 },
  ],
  recipe_instructions: [
    { title: '', text: 'Soak the beans.' },
    { title: '', text: 'Simmer for 2 hours.' },
  ],
  nutrition: { calories: '250', fat_content: '9 g', protein_content: null },
  total_time: '2 hours',
  prep_time: '10 minutes',
  perform_time: null,
  notes: [{ title: 'Salt', text: 'Late.' }],
  org_url: 'https://example.com/bean-stew',
  extras: {},
}
const readStew = {
  title: 'Bean stew',
  description: 'A stew.',
  yield: '4 servings',
  activeTime: '10 minutes',
  totalTime: '2 hours',
  url: 'https://example.com/bean-stew',
  notes: 'Salt\nLate.',
  nutrition: 'calories: 250\nfat: 9 g',
  ingredients: '500 g beans\n[Herbs]\n2 sprigs thyme',
  instructions: 'Soak the beans.\nSimmer for 2 hours.',
  rating: 4,
  labels: ['Dinner', 'winter'],
  createdAt: '2021-10-28T00:00:00.000Z',
}

test('a backup of Mealie before 1.0 with underscores in its names is read, also packed again by macOS', async () => {
  const archive = zip([
    entry('mealie/.DS_Store', 'x'),
    entry('mealie/recipes/bean-stew/bean-stew.json', stew),
    entry('mealie/recipes/bean-stew/images/original.webp', picture),
    entry('mealie/recipes/beanstew/beanstew.json', { ...stew, id: 5, name: 'Other', slug: 'beanstew' }),
    entry('mealie/recipes/beanstew/images/original.webp', 'another'),
    entry('__MACOSX/mealie/recipes/bean-stew/._bean-stew.json', 'x'),
  ])
  expect(await read(archive, 'mealie.zip')).toMatchObject({
    format: 'mealie',
    total: 2,
    recipes: [
      { ...readStew, pictures: ['a picture'] },
      { title: 'Other', pictures: ['another'] },
    ],
  })
  expect(await read(JSON.stringify(stew), 'bean-stew.json')).toMatchObject({ format: 'mealie', recipes: [readStew] })
  expect(await read(JSON.stringify([stew]), 'all.json')).toMatchObject({ format: 'mealie', recipes: [readStew] })
})

test('a backup of Mealie is recognised when its other tables fill the beginning of the file', async () => {
  const foods = Array.from({ length: 2_000 }, (_, id) => ({ id: String(id), name: `food number ${id}`, aliases: [] }))
  const backup = {
    alembic_version: [{ version_num: '1d9a002d7234' }],
    ingredient_foods: foods,
    recipes: [{ id: mealieId, name: 'Soup', slug: 'soup' }],
    recipes_ingredients: [
      { recipe_id: mealieId, position: 0, note: 'beets', quantity: 2, food_id: null, unit_id: null },
    ],
  }
  expect(await read(zip([entry('database.json', backup)]), 'backup.zip')).toMatchObject({
    format: 'mealie',
    recipes: [{ title: 'Soup', ingredients: '2 beets' }],
  })
})
