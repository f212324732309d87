import type { RecipeContents } from '@potluck/api/contents'
import { listFriends } from '@potluck/api/friends'
import { listKitchens } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { sendMessage } from '@potluck/api/messages'
import { addToPantry, getPantry } from '@potluck/api/pantry'
import { deleteRecipe, getRecipe, listRecipes, listRelated } from '@potluck/api/recipes'
import { listSavedSearches } from '@potluck/api/saved-searches'
import { listShares } from '@potluck/api/shares'
import {
  addShoppingListItems,
  createShoppingList,
  getShoppingList,
  listShoppingLists,
  shoppingList,
} from '@potluck/api/shopping-lists'
import { listTrash, restoreRecipes } from '@potluck/api/trash'
import { listVersions } from '@potluck/api/versions'
import { dayAfter, dayHere } from '@potluck/cooking/at-home'
import { nutrientNames } from '@potluck/foods/food'
import { marksOf } from '@potluck/foods/marks'
import { myRecipes } from '@potluck/platform/book-preferences'
import { newPantryThing } from '@potluck/platform/change-pantry'
import { globalPreferences } from '@potluck/platform/global-preferences'
import { paths } from '@potluck/platform/paths'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { byName } from '@potluck/recipe/by-name'
import { announced } from '@potluck/testing/announced'
import { type Answer, answer, Refusal, silent } from '@potluck/testing/answers'
import { aList, aListSummary, aMessage, anItem, aPantry, aRecipe, idOf, summaryOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

let number = 100

/** Each test has its own recipe, because the progress in a recipe is stored. */
async function showRecipe(changes: Parameters<typeof aRecipe>[0] = {}, ...answers: Answer[]) {
  number += 1
  const recipe = aRecipe({ id: idOf(number), ...changes })
  const host = createTestHost({ answers: [answer(getRecipe, () => recipe), answer(listRelated, () => []), ...answers] })
  const view = await renderScreen(remote, `/recipe/${recipe.id}`, { host })
  await screen.findByRole('heading', { level: 1, name: recipe.title })
  return { ...view, recipe }
}

const ingredient = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) })

type User = Awaited<ReturnType<typeof showRecipe>>['user']

async function choose(user: User, entry: string) {
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

/** The button of the bar on a phone: a wide screen has the same one in its header. */
const pinButton = (word: 'Pin for cooking' | 'Unpin') =>
  screen.getAllByRole('button', { name: word })[0] ?? document.body

/** The answers that the share dialog needs. */
const shared = [answer(listShares, () => []), answer(listKitchens, () => ({ kitchens: [], invitations: [] }))]

async function share(user: User, way: string) {
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: way }))
}

const scaleOf = () => within(screen.getByRole('region', { name: 'How much to make' }))

async function makeTimes(user: User, times: string) {
  await user.click(await screen.findByRole('button', { name: `${times} times` }))
}

test('headers of the instructions are displayed, and step numbers restart after each', async () => {
  await showRecipe()
  expect(screen.getByRole('heading', { name: 'To serve' })).toBeInTheDocument()
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('checkbox')
  expect(steps.map((step) => step.parentElement?.textContent)).toEqual([
    '1 Whisk everything.',
    '2 Rest for 20 minutes.',
    '1 Fry in 1 tbsp butter.',
  ])
  expect(steps[0]).toHaveAccessibleName('1 Whisk everything.')
  expect(steps[0]).toHaveAccessibleDescription('Mark as current step')
})

test('bold, italic and links are rendered without their markup', async () => {
  const { container } = await showRecipe({
    description: 'From _a letter_.',
    instructions: '1. Add **1 cup** of milk.\n2. Stir.\nPatience.\n3. Eat.',
    notes: '**More** on [her page](https://example.org/soup)',
  })
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('checkbox')
  const texts = steps.map((step) => step.parentElement?.textContent?.trim())
  expect(texts).toEqual(['1 Add 1 cup of milk.', '2 Stir.', 'Patience.', '3 Eat.'])
  expect(screen.getByText('1 cup').tagName).toBe('STRONG')
  expect(screen.getByText('a letter').tagName).toBe('EM')
  expect(screen.getByRole('link', { name: 'her page' })).toHaveAttribute('href', 'https://example.org/soup')
  expect(container).not.toHaveTextContent(/[*_]/)
})

test('scaled amounts are formatted as fractions, and the original text is one press away', async () => {
  const { user } = await showRecipe()
  const box = screen.getByRole('textbox', { name: 'How much to make' })
  expect(box).toHaveValue('4')
  await user.clear(box)
  await user.type(box, '6{Enter}')
  expect(box).toHaveValue('6')
  expect(box).toHaveFocus()
  expect(ingredient('1 ½ cups flour')).toBeInTheDocument()
  expect(scaleOf().getByText('6 servings')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: '2 Rest for 20 minutes.' })).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: '1 Fry in 1 ½ tbsp butter.' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'show the original' }))
  expect(ingredient('1 cup flour')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'back' }))
  expect(ingredient('1 ½ cups flour')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: /^Back to / }))
  expect(ingredient('1 cup flour')).toBeInTheDocument()
})

test.each([
  ['Hebrew', '2 כוסות קמח', '4 כוסות קמח'],
  ['Ukrainian', '2 склянки молока', '4 склянки молока'],
])('the recipe in %s is parsed in its own language, whatever language the cook uses', async (_, line, doubled) => {
  const { user } = await showRecipe({ yield: '', ingredients: line })
  await makeTimes(user, '2')
  expect(ingredient(doubled)).toBeInTheDocument()
})

test('one press adds one serving', async () => {
  const { user } = await showRecipe()
  await user.click(screen.getByRole('button', { name: 'One more' }))
  expect(scaleOf().getByText('5 servings')).toBeInTheDocument()
  expect(ingredient('2 ½ eggs')).toBeInTheDocument()
})

test('the box displays the typed number if the yield is a range', async () => {
  const { user } = await showRecipe({ yield: '10-12 servings', ingredients: '3 large onions\n2 bay leaves' })
  const box = screen.getByRole('textbox', { name: 'How much to make' })
  expect(box).toHaveValue('10-12')
  await user.clear(box)
  await user.type(box, '6{Enter}')
  expect(box).toHaveValue('6')
  expect(scaleOf().getByText('6 servings')).toBeInTheDocument()
  expect(ingredient('1 ½ large onions')).toBeInTheDocument()
  expect(ingredient('1 bay leaf')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'One more' }))
  expect(box).toHaveValue('7')
})

test('a yield with a number only counts servings', async () => {
  const { user } = await showRecipe({ yield: '2' })
  expect(scaleOf().getByText('2 servings')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'One less' }))
  expect(screen.getByText('1 serving')).toBeInTheDocument()
})

test('steps in metric use the amounts of the ingredient list, computed with the weights of the recipe', async () => {
  const { host } = await showRecipe({
    ingredients: '3 cups (15 ounces) flour\n1 cup water (110 °F)',
    instructions: 'Stir 1 cup water into 3 cups flour in a 3 quart saucepan.',
  })
  act(() => host.preferences.update(recipeDetails, { units: 'metric', oven: 'celsius' }))
  expect(await screen.findByRole('checkbox', { name: '425 g flour' })).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: '240 ml water (43 °C)' })).toBeInTheDocument()
  expect(
    screen.getByRole('checkbox', { name: '1 Stir 240 ml water into 425 g flour in a 3 quart saucepan.' }),
  ).toBeInTheDocument()
})

test('metric means the oven, too', async () => {
  const { user } = await showRecipe({ ingredients: '1 cup flour', instructions: 'Bake the flour at 350°F.' })
  await user.click(screen.getByRole('button', { name: 'Amounts and units' }))
  await user.click(screen.getAllByRole('radio', { name: 'Metric' })[0] ?? document.body)
  expect(await screen.findByRole('checkbox', { name: '1 Bake the flour at 180 °C.', hidden: true })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: '°C' })).toBeChecked()
})

test('a recipe is scaled by one ingredient and to another pan, and tells inner temperatures where it has meat', async () => {
  const contents: RecipeContents = {
    servings: null,
    nutrients: byName(
      nutrientNames.map((name) => ({ name })),
      () => null,
    ),
    lines: [{ at: 1, contains: marksOf(['pork', 'meat']) }],
  }
  const { user, host } = await showRecipe({ ingredients: '500 g flour\n100 g bacon', contents })
  const open = () => user.click(screen.getByRole('button', { name: 'Amounts and units' }))
  await open()
  const dialog = within(await screen.findByRole('dialog', { name: 'Amounts and units' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Ingredient' }), '500 g flour')
  await user.type(dialog.getByRole('textbox', { name: 'How much you have' }), '700 g')
  await user.click(dialog.getByRole('button', { name: 'Make 1.4×' }))
  expect(await screen.findByRole('checkbox', { name: '140 g bacon' })).toBeInTheDocument()
  await open()
  const again = within(await screen.findByRole('dialog', { name: 'Amounts and units' }))
  const [from, to] = again.getAllByRole('textbox', { name: 'Across' })
  await user.type(from ?? document.body, '20')
  await user.type(to ?? document.body, '28')
  expect(again.getByRole('status')).toHaveTextContent('Your pan is 1.96 times as large by area.')
  const table = again.getByRole('table', { name: 'Inner temperatures' })
  expect(within(table).getByRole('row', { name: /^Ground meat/ })).toHaveTextContent('72 °C (160 °F)')
  act(() => host.preferences.update(recipeDetails, { oven: 'fahrenheit' }))
  expect(within(table).getByRole('row', { name: /^Ground meat/ })).toHaveTextContent(/sausage160 °F$/)
  await user.click(again.getByRole('button', { name: 'Make 1.96×' }))
  expect(await screen.findByRole('checkbox', { name: '980 g flour' })).toBeInTheDocument()
})

test('a photo that a step names is below it, and not in its words', async () => {
  const image = {
    id: idOf(900),
    location: 'images/a/large',
    medium: 'images/a/medium',
    thumbnail: 'images/a/thumbnail',
  }
  await showRecipe({ title: 'Bread', instructions: 'Knead. (photo 1)\nBake. (photo 2)', images: [image] })
  const steps = within(screen.getByRole('list', { name: 'Steps' }))
  expect(steps.getByRole('checkbox', { name: '1 Knead.' })).toBeInTheDocument()
  expect(steps.getByRole('checkbox', { name: '2 Bake. (photo 2)' })).toBeInTheDocument()
  expect(steps.getByRole('img', { name: 'Bread, photo 1' })).toHaveAttribute('src', expect.stringContaining('medium'))
})

test('a recipe without a yield is made once, not 1 times', async () => {
  const { user } = await showRecipe({ yield: '' })
  expect(screen.getByText('Once')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'One more' }))
  expect(screen.getByText('2 times')).toBeInTheDocument()
})

test('times are formatted in the language of the reader', async () => {
  const { host } = await showRecipe({ totalTime: '2 hours', activeTime: '20 min' })
  act(() => host.language.set('de-de'))
  expect(await screen.findByText('2 Stunden')).toBeInTheDocument()
  expect(screen.getByText('20 min')).toBeInTheDocument()
})

test('a recipe without a yield is scaled by a factor, and the box keeps the focus', async () => {
  const { user } = await showRecipe({ yield: 'a big bowl' })
  const box = screen.getByRole('textbox', { name: 'Multiply by' })
  await user.type(box, '1 1/2{Enter}')
  expect(ingredient('1 ½ cups flour')).toBeInTheDocument()
  expect(box).toHaveFocus()
  expect(box).toHaveValue('1 ½')
})

test('an invalid number displays an error and scales nothing', async () => {
  const { user } = await showRecipe()
  const box = screen.getByRole('textbox', { name: 'How much to make' })
  await user.clear(box)
  await user.type(box, 'lots{Enter}')
  await announced('Enter a number, such as 3 or 1 1/2.')
  expect(ingredient('1 cup flour')).toBeInTheDocument()
})

test('metric converts cups to weight and ovens to Celsius, and a press shows the amount of an ingredient', async () => {
  const { user, host } = await showRecipe({
    ingredients: '1 cup flour\n1 cup milk',
    instructions: 'Whisk the flour at 350°F.',
  })
  act(() => host.preferences.update(recipeDetails, { units: 'metric', oven: 'celsius' }))
  expect(await screen.findByRole('checkbox', { name: '120 g flour' })).toBeInTheDocument()
  expect(ingredient('240 ml milk')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: '1 Whisk the flour at 180 °C.' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'flour' }))
  expect(screen.getByText('(120 g)')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: /^1 Whisk/ })).not.toBeChecked()
})

test('stored progress is deleted when the cook starts again', async () => {
  const { user, recipe } = await showRecipe()
  await user.click(ingredient('2 eggs'))
  const isStored = () => Object.values({ ...localStorage }).some((value) => String(value).includes(recipe.id))
  expect(isStored()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Clear check marks' }))
  expect(ingredient('2 eggs')).not.toBeChecked()
  expect(isStored()).toBe(false)
})

test('ticks, the step and the scale are restored after a reload', async () => {
  const first = await showRecipe()
  await first.user.click(ingredient('2 eggs'))
  await first.user.click(screen.getByRole('checkbox', { name: '2 Rest for 20 minutes.' }))
  await makeTimes(first.user, '2')
  first.unmount()
  const host = createTestHost({ answers: [answer(getRecipe, () => first.recipe), answer(listRelated, () => [])] })
  await renderScreen(remote, `/recipe/${first.recipe.id}`, { host })
  expect(await screen.findByRole('checkbox', { name: /^4 eggs/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: '2 Rest for 20 minutes.' })).toBeChecked()
})

test.each([
  ['https://example.org/pancakes', 'https://example.org/pancakes'],
  ['javascript:alert(1)', null],
])('a source at %s links to %s', async (url, address) => {
  await showRecipe({ source: 'Example', url })
  const link = screen.queryByRole('link', { name: /^Example/ })
  expect(link?.getAttribute('href') ?? null).toBe(address)
  if (link) expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
})

test('a pinned recipe appears in the toolbar', async () => {
  const { user, host, recipe } = await showRecipe()
  await user.click(pinButton('Pin for cooking'))
  expect(host.pins.get()).toEqual([{ id: recipe.id, title: 'Pancakes', imageUrl: null }])
  await user.click(pinButton('Unpin'))
  expect(host.pins.get()).toEqual([])
})

test('deleting returns to the folder, unpins and tells others; undo restores the recipe from the trash', async () => {
  const id = idOf(number + 1)
  const book = new Set([id])
  const { user, host, path, recipe } = await showRecipe(
    {},
    answer(deleteRecipe, () => {
      book.delete(id)
      return {}
    }),
    answer(restoreRecipes, ({ body }) => {
      for (const restored of (body as { ids: string[] }).ids) book.add(restored)
      return {}
    }),
    answer(listRecipes, () => ({ data: [...book].map(() => summaryOf(aRecipe({ id }))), totalCount: book.size })),
    answer(listLabels, () => []),
    answer(listSavedSearches, () => []),
    answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
    answer(listTrash, () => ({ data: [], totalCount: 1 })),
  )
  act(() => host.preferences.update(myRecipes, { viewType: 'list' }))
  const changes: string[] = []
  host.subscribe('recipe:updated', ({ change }) => changes.push(change))
  await user.click(pinButton('Pin for cooking'))
  await choose(user, 'Delete recipe')
  await waitFor(() => expect(path()).toBe('/list/main'))
  expect(host.pins.get()).toEqual([])
  expect(changes).toEqual(['deleted'])
  expect(await screen.findByText('Your book is empty')).toBeInTheDocument()
  expect(host.happenings.toasts.at(-1)).toMatchObject({ duration: 10_000 })
  expect(host.happenings.toasts.at(-1)?.message).toContain(recipe.title)
  act(() => host.happenings.toasts.at(-1)?.action?.run())
  expect(await screen.findByRole('link', { name: 'Pancakes' })).toBeInTheDocument()
  expect(book).toEqual(new Set([id]))
})

test.each([
  [{ source: 'Grandma', url: 'example.com/lasagne' }, 'https://example.com/lasagne', 'Grandma (example.com)'],
  [{ source: 'https://nice.example', url: 'https://evil.example/x' }, 'https://evil.example/x', 'evil.example'],
  [{ source: '', url: 'https://www.example.com' }, 'https://www.example.com/', 'example.com'],
])('the source %o links to its address', async (source, address, words) => {
  await showRecipe(source)
  const link = screen.getByRole('link', { name: /example/ })
  expect(link).toHaveAttribute('href', address)
  expect(link).toHaveTextContent(words)
})

test('menu and share dialog omit plans, lists and people if they are turned off', async () => {
  const { user, host } = await showRecipe({}, ...shared)
  const offered = async () => {
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await screen.findByRole('menuitem', { name: 'History' })
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const ways = within(await screen.findByRole('dialog')).getAllByRole('listitem')
    await user.keyboard('{Escape}')
    return [...entries, ...ways.map(({ textContent }) => textContent)]
  }
  const parts = ['Add to shopping list', 'Add to meal plan', 'To a friend']
  const before = await offered()
  expect(parts.filter((part) => before.includes(part))).toEqual(parts)
  act(() =>
    host.preferences.update(globalPreferences, { useMealPlans: false, useShoppingLists: false, usePeople: false }),
  )
  const after = await offered()
  expect(parts.filter((part) => after.includes(part))).toEqual([])
})

test('an invalid web address is displayed as text', async () => {
  await showRecipe({ url: 'the blue folder' })
  expect(screen.getByText('From the blue folder')).toBeInTheDocument()
})

test('an invalid id displays the missing recipe without a retry', async () => {
  const host = createTestHost({ answers: [answer(getRecipe, () => new Refusal(400))] })
  await renderScreen(remote, '/recipe/xyz', { host })
  expect(await screen.findByText('This recipe isn’t in your book')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('a missing recipe displays a message and sets the title of the window', async () => {
  const host = createTestHost({ answers: [answer(getRecipe, () => new Refusal(404))] })
  await renderScreen(remote, `/recipe/${idOf(9)}`, { host })
  expect(await screen.findByText('This recipe isn’t in your book')).toBeInTheDocument()
  expect(host.happenings.titles.at(-1)).toBe('This recipe isn’t in your book')
})

test('pantry items are unticked for any amount, unless the cook ticks them', async () => {
  const { user } = await showRecipe(
    {},
    answer(listShoppingLists, () => []),
    answer(getPantry, () =>
      aPantry(
        newPantryThing('egg', { since: dayAfter(dayHere(), -3) }),
        newPantryThing('salt', { always: true }),
        // The flour is eaten by now.
        newPantryThing('flour', { useBy: dayAfter(dayHere(), -30) }),
      ),
    ),
  )
  await choose(user, 'Add to shopping list')
  const dialog = await screen.findByRole('dialog')
  const eggs = await within(dialog).findByRole('checkbox', { name: /2 eggs.*At home, bought 3 days ago/ })
  expect(eggs).not.toBeChecked()
  expect(within(dialog).getByRole('checkbox', { name: /flour/ })).toBeChecked()
  await user.click(within(dialog).getByRole('button', { name: 'Select none' }))
  await user.click(within(dialog).getByRole('button', { name: 'Select all' }))
  expect(within(dialog).getByRole('button', { name: 'Add 2 items' })).toBeEnabled()
  await user.click(eggs)
  expect(eggs).toBeChecked()
  expect(within(dialog).getByRole('button', { name: 'Add 3 items' })).toBeEnabled()
})

test('ticked ingredients go to a list scaled, and a retry adds nothing twice', async () => {
  let answers = 0
  const { user, host, recipe } = await showRecipe(
    {},
    answer(listShoppingLists, () => []),
    answer(getPantry, () => aPantry()),
    answer(createShoppingList, ({ body }) => {
      const { id, title } = createShoppingList.body.parse(body)
      return aListSummary({ title, ...(id !== undefined && { id }) })
    }),
    answer(addShoppingListItems, () => {
      answers += 1
      return answers === 1 ? new Refusal(503) : { reference: idOf(70) }
    }),
  )
  await makeTimes(user, '2')
  await choose(user, 'Add to shopping list')
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('checkbox', { name: 'maple syrup' }))
  const add = within(dialog).getByRole('button', { name: 'Add 2 items' })
  await user.click(add)
  expect(await within(dialog).findByText(/Your choice is still here/)).toBeInTheDocument()
  await user.click(add)
  await waitFor(() => expect(host.happenings.toasts.at(-1)?.message).toBe('2 items added to the shopping list'))
  const [first, second] = host.happenings.requests.filter(({ endpoint }) => endpoint === addShoppingListItems)
  expect(second?.body).toEqual(first?.body)
  expect(second?.params).toEqual(first?.params)
  expect(first?.body).toMatchObject({
    items: [
      { title: '2 cups flour', recipeId: recipe.id },
      { title: '4 eggs', recipeId: recipe.id },
    ],
  })
})

test('water is not offered, salt is asked for once, and a recipe that is on the list says so', async () => {
  const list = idOf(72)
  const pantry: { key: string; title: string }[] = []
  const { user, recipe } = await showRecipe(
    { ingredients: '1 l warm water\nsalt and pepper\n2 leeks' },
    answer(listShoppingLists, () => [aListSummary({ id: list })]),
    answer(getShoppingList, () =>
      aList({
        id: list,
        items: [
          anItem({ id: idOf(73), title: '2 leeks', recipe: { id: recipe.id, title: recipe.title } }),
          anItem({ id: idOf(74), title: 'salt', completed: true, recipe: { id: recipe.id, title: recipe.title } }),
        ],
      }),
    ),
    answer(getPantry, () => aPantry(...pantry.map(({ title }) => newPantryThing(title, { always: true })))),
    answer(addToPantry, ({ body }) => {
      const { title } = addToPantry.body.parse(body)
      pantry.push({ key: title, title })
      return { key: title, title }
    }),
  )
  await choose(user, 'Add to shopping list')
  const dialog = await screen.findByRole('dialog')
  const seasoning = await within(dialog).findByRole('checkbox', { name: /salt and pepper/ })
  expect(within(dialog).queryByRole('checkbox', { name: /water/ })).not.toBeInTheDocument()
  expect(await within(dialog).findByText('1 item of this recipe is already on the list.')).toBeVisible()
  expect(seasoning).toBeChecked()
  expect(await within(dialog).findByText('Do you always have these at home: salt and pepper?')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Always at home' }))
  expect(seasoning).not.toBeChecked()
  await waitFor(() => expect(pantry.map(({ title }) => title)).toEqual(['salt', 'pepper']))
  expect(within(dialog).queryByText(/Do you always/)).not.toBeInTheDocument()
  expect(seasoning).not.toBeChecked()
})

test('a cook who does not always have salt is not asked again', async () => {
  const answers = [answer(listShoppingLists, () => []), answer(getPantry, () => aPantry())]
  const { user } = await showRecipe({ ingredients: 'salt\n2 leeks' }, ...answers)
  const open = async () => {
    await choose(user, 'Add to shopping list')
    return screen.findByRole('dialog')
  }
  await user.click(await within(await open()).findByRole('button', { name: 'Not always' }))
  expect(screen.queryByText(/Do you always/)).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  const again = await open()
  expect(await within(again).findByRole('checkbox', { name: 'salt' })).toBeChecked()
  expect(screen.queryByText(/Do you always/)).not.toBeInTheDocument()
})

test('ingredients added offline wait for the list and are sent once', async () => {
  let isAway = true
  const list = idOf(71)
  const { user, host, recipe } = await showRecipe(
    {},
    answer(listShoppingLists, () => [aListSummary({ id: list })]),
    silent(getShoppingList),
    answer(getPantry, () => aPantry()),
    answer(addShoppingListItems, () => {
      if (isAway) throw new TypeError('no network')
      return { reference: idOf(70) }
    }),
  )
  await choose(user, 'Add to shopping list')
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: 'Add 3 items' }))
  await waitFor(() => expect(host.happenings.toasts.at(-1)?.message).toBe('3 items added to the shopping list'), {
    timeout: 10_000,
  })
  const waiting = host.changes.of(`shopping-list ${list}`).get().changes
  expect(waiting).toMatchObject([{ path: paths.shoppingList(list), after: ['book'] }])
  expect(shoppingList.shape.items.parse(waiting[0]?.preview)).toMatchObject([
    { title: '1 cup flour' },
    { title: '2 eggs' },
    { title: 'maple syrup' },
  ])
  isAway = false
  act(() => host.bus.emit('live:connected', {}))
  await waitFor(() => expect(host.changes.all.get().changes).toEqual([]))
  const sent = host.happenings.requests.filter(({ endpoint }) => endpoint === addShoppingListItems)
  expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(sent[0]?.body).toMatchObject({ items: [{ recipeId: recipe.id }, {}, {}] })
})

test('a recipe is sent to friends with a message, and a retry sends it only to those who did not get it', async () => {
  let refused = 1
  const dana = { id: idOf(61), name: 'Dana', handle: 'dana' }
  const { user, host, recipe } = await showRecipe(
    {},
    answer(listFriends, () => ({
      outgoingRequests: [],
      incomingRequests: [],
      friends: [
        { friendId: dana.id, otherUser: dana },
        { friendId: idOf(62), otherUser: { id: idOf(62), name: 'Omri', handle: null } },
      ],
    })),
    ...shared,
    answer(sendMessage, ({ body }) => {
      const { to } = sendMessage.body.parse(body)
      return to === dana.id && refused-- > 0 ? new Refusal(403) : aMessage()
    }),
  )
  await share(user, 'To a friend')
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: 'Dana' }))
  await user.type(within(dialog).getByRole('textbox', { name: /Message/ }), 'try this')
  await user.click(within(dialog).getByRole('button', { name: 'Omri' }))
  await user.click(within(dialog).getByRole('button', { name: 'Send to 2 friends' }))
  expect(await within(dialog).findByText(/send it to Dana/)).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Send to Dana' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const sent = host.happenings.requests.flatMap(({ endpoint, body }) =>
    endpoint === sendMessage ? [sendMessage.body.parse(body)] : [],
  )
  expect(sent.map(({ to }) => to)).toEqual([dana.id, idOf(62), dana.id])
  expect(sent[0]).toMatchObject({ body: 'try this', recipeId: recipe.id })
  expect(sent[2]?.id).toBe(sent[0]?.id)
})

test('each entry of the history names the fields changed after it', async () => {
  const version = (number: number, changed: string[]) => ({
    version: number,
    savedAt: '2026-03-01T12:00:00.000Z',
    title: 'Soup',
    changed,
  })
  const { user } = await showRecipe(
    {},
    answer(listVersions, () => [version(2, ['ingredients', 'photos']), version(1, [])]),
  )
  await choose(user, 'History')
  const rows = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Changed after that: Ingredients and Photos$/),
    expect.stringMatching(/Soup$/),
  ])
})

test('the menu of a recipe has at most seven entries in groups, and Delete is separate', async () => {
  const { user } = await showRecipe()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.length).toBeLessThanOrEqual(7)
  const remove = screen.getByRole('menuitem', { name: 'Delete recipe' })
  expect(items.at(-1)).toBe(remove)
  expect(remove.previousElementSibling).toBe(screen.getAllByRole('separator').at(-1))
})
