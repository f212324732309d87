import { listKitchens } from '@potluck/api/kitchens'
import {
  addMealPlanItems,
  getMealPlan,
  getMealPlanNeeds,
  listMealPlans,
  type MealPlanItem,
  suggestMeals,
  updateMealPlanItems,
} from '@potluck/api/meal-plans'
import { addToPantry, getPantry } from '@potluck/api/pantry'
import { listRecipes, type Recipe, saveCopy, searchRecipes } from '@potluck/api/recipes'
import { addShoppingListItems, getShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import { globalPreferences } from '@potluck/platform/global-preferences'
import { href, paths } from '@potluck/platform/paths'
import { axeFinds } from '@potluck/testing/accessible'
import { type Answer, answer, Refusal, silent } from '@potluck/testing/answers'
import { aDish, ada, aListSummary, aMealPlan, aRecipe, ben, foundPageOf, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'
import { daysAfter, todayHere, weekOf } from './days.ts'

const nextWeek = weekOf(daysAfter(todayHere(), 7), 'monday')
const [monday = '', tuesday = '', wednesday = ''] = nextWeek

const soup = aRecipe({ id: idOf(80), title: 'Lentil soup', yield: '6 servings' })
const pie = aRecipe({ id: idOf(81), title: 'Leek pie' })
const stew = aRecipe({ id: idOf(82), title: 'Bens stew', owner: ben, isOwner: false })

interface Sent {
  readonly items: { readonly title: string; readonly recipeId: string | null; readonly day: string | null }[]
  readonly copies: (string | undefined)[]
}

/** A server that has a plan and a book. */
function serverWith(items: MealPlanItem[] = [], book: readonly Recipe[] = [soup, pie, stew]) {
  const sent: Sent = { items: [], copies: [] }
  const stored = { ...aMealPlan(), items }
  const found = (words: string) =>
    foundPageOf(...book.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase())))
  const answers: Answer[] = [
    silent(listKitchens),
    silent(getPantry),
    answer(getMealPlan, () => ({ ...stored, items: [...stored.items] })),
    answer(searchRecipes, ({ query }) => found(query.query ?? '')),
    answer(listRecipes, () => ({ data: found('').data, totalCount: book.length })),
    answer(saveCopy, ({ query }) => {
      sent.copies.push(query.copyId)
      return aRecipe()
    }),
    answer(addMealPlanItems, ({ body }) => {
      const added = addMealPlanItems.body.parse(body).items
      sent.items.push(...added)
      stored.items.push(
        ...added.map(({ id = '', recipeId, ...dish }) =>
          aDish({
            ...dish,
            id,
            recipe: recipeId === null ? null : { id: recipeId, title: dish.title, ownerId: ada.id },
          }),
        ),
      )
      return { reference: idOf(60) }
    }),
  ]
  return { stored, sent, answers }
}

const open = (answers: readonly Answer[], host = createTestHost({ answers })) =>
  renderScreen(remote, `/meal-planners/${aMealPlan().id}?day=${monday}`, { host })

const planDish = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click((await screen.findAllByRole('button', { name: 'Plan a dish' }))[0] ?? document.body)

const field = () => screen.findByRole('combobox', { name: /^(Dish|Add another dish)$/ })

test('the dish field suggests recipes, and a chosen recipe is planned with its servings', async () => {
  const { sent, answers } = serverWith()
  const { user } = await open(answers)
  await planDish(user)
  await user.type(await field(), 'lent')
  expect(await screen.findByRole('option', { name: /Lentil soup/ })).toBeVisible()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(within(screen.getByRole('list', { name: 'Chosen recipes' })).getByText('Lentil soup')).toBeVisible()
  expect(within(screen.getByRole('dialog')).getByText('“Lentil soup” chosen').closest('[role="status"]')).not.toBeNull()
  expect(await screen.findByRole('button', { name: /^For 6 · notes/ })).toBeVisible()
  expect(await axeFinds(screen.getByRole('dialog'))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Plan it' }))
  await waitFor(() =>
    expect(sent.items).toMatchObject([{ title: 'Lentil soup', recipeId: soup.id, day: monday, servings: 6 }]),
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the plan of a kitchen suggests its recipes, and of two with one title its own', async () => {
  const { stored, sent, answers } = serverWith()
  const kitchen = { id: idOf(90), name: 'Home', mayChange: true }
  const soupOfKitchen = aRecipe({ id: idOf(91), title: 'Lentil SOUP', kitchenId: kitchen.id })
  const salad = aRecipe({ id: idOf(92), title: 'Lentil salad', kitchenId: kitchen.id })
  Object.assign(stored, { kitchen })
  const { user } = await open([
    answer(searchRecipes, ({ query }) =>
      query.kitchen === kitchen.id ? foundPageOf(soupOfKitchen, salad) : foundPageOf(soup),
    ),
    ...answers,
  ])
  await planDish(user)
  await user.type(await field(), 'lent')
  expect(await screen.findByRole('option', { name: /Lentil salad/ })).toBeVisible()
  const offered = screen.getAllByRole('option', { name: /lentil/i })
  expect(offered.map((option) => within(option).getByText(/lentil/i).textContent)).toEqual([
    'Lentil SOUP',
    'Lentil salad',
  ])
  await user.clear(await field())
  await user.type(await field(), 'lentil soup')
  expect(await screen.findByText('“Lentil SOUP” from “Home”.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Plan it' }))
  await waitFor(() => expect(sent.items).toMatchObject([{ recipeId: soupOfKitchen.id, day: monday }]))
  expect(sent.copies).toEqual([])
})

test('a typed recipe title is planned as the recipe, in any case and at any speed', async () => {
  const { sent, answers } = serverWith()
  const { user } = await open(answers)
  await planDish(user)
  await user.type(await field(), 'lentil SOUP')
  await user.click(screen.getByRole('button', { name: 'Plan it' }))
  await waitFor(() => expect(sent.items).toMatchObject([{ title: 'Lentil soup', recipeId: soup.id, servings: 6 }]))
})

test('a typed recipe title is planned as the recipe when the answer comes after the dialog closed', async () => {
  const { sent, answers } = serverWith()
  const late = Promise.withResolvers<void>()
  const { user } = await open([
    answer(searchRecipes, async () => {
      await late.promise
      return foundPageOf(soup)
    }),
    ...answers,
  ])
  await planDish(user)
  await user.type(await field(), 'Lentil soup')
  await user.click(screen.getByRole('button', { name: 'Plan it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  late.resolve()
  await waitFor(() => expect(sent.items).toMatchObject([{ title: 'Lentil soup', recipeId: soup.id }]))
})

test('free text says that it is no recipe and is planned as text', async () => {
  const { sent, answers } = serverWith()
  const { user } = await open(answers)
  await planDish(user)
  await user.type(await field(), 'Out with Ben')
  expect(await screen.findByText(/^No recipe: it’s planned as a note/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Plan it' }))
  await waitFor(() => expect(sent.items).toMatchObject([{ title: 'Out with Ben', recipeId: null }]))
})

test('what was typed is not called words without a recipe while the book does not answer', async () => {
  const { sent, answers } = serverWith()
  const { user } = await open([answer(searchRecipes, () => new Refusal(503)), ...answers])
  await planDish(user)
  await user.type(await field(), 'Stew')
  expect(await screen.findByText(/^Your recipes can’t be searched right now/)).toBeVisible()
  expect(screen.queryByText(/^No recipe:/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Plan it' }))
  await waitFor(() => expect(sent.items).toMatchObject([{ title: 'Stew', recipeId: null }]))
})

test('several chosen recipes go to free days; a friend’s recipe is copied', async () => {
  const taken = aDish({ id: idOf(71), title: 'Roast', day: tuesday })
  const { sent, answers } = serverWith([taken])
  const { user } = await open(answers)
  await planDish(user)
  await user.type(await field(), 'e')
  await user.click(screen.getByRole('button', { name: 'Browse recipes' }))
  // The typed text is searched, and stays when nothing is chosen.
  expect(await screen.findByRole('searchbox')).toHaveValue('e')
  for (const title of ['Lentil soup', 'Leek pie', 'Bens stew'])
    await user.click(await screen.findByRole('button', { name: title }))
  await user.click(screen.getByRole('button', { name: /^Done/ }))
  const days = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Day for/ })
  expect(days.map(({ value }) => value)).toEqual([monday, wednesday, nextWeek[3]])
  await user.selectOptions(days[2] ?? document.body, nextWeek[5] ?? '')
  await user.click(screen.getByRole('button', { name: 'Plan 3 dishes' }))
  await waitFor(() =>
    expect(sent.items.map(({ title, day }) => [title, day])).toEqual([
      ['Lentil soup', monday],
      ['Leek pie', wednesday],
      ['Bens stew', nextWeek[5]],
    ]),
  )
  expect(sent.copies).toHaveLength(1)
  expect(sent.items[2]?.recipeId).toBe(sent.copies[0])
})

test('closing the recipe picker without a choice leaves the typed text', async () => {
  const { user } = await open(serverWith().answers)
  await planDish(user)
  await user.type(await field(), 'len')
  await user.click(screen.getByRole('button', { name: 'Browse recipes' }))
  await user.click(await screen.findByRole('button', { name: /^Done/ }))
  expect(await field()).toHaveValue('len')
})

test('a tap on a recipe and then on a day plans the recipe', async () => {
  const standard = window.matchMedia
  window.matchMedia = (query) => ({ ...standard(query), matches: query.includes('68rem') })
  try {
    const { sent, answers } = serverWith()
    const { user } = await open(answers)
    const book = within(await screen.findByRole('region', { name: 'Your recipes' }))
    await user.type(book.getByRole('searchbox'), 'leek')
    await waitFor(() => expect(book.queryByText('Lentil soup')).not.toBeInTheDocument())
    await user.click(book.getByRole('button', { name: 'Leek pie' }))
    const [, onTuesday] = screen.getAllByRole('button', { name: /^Plan for / })
    await user.click(onTuesday ?? document.body)
    await waitFor(() =>
      expect(sent.items).toMatchObject([{ title: 'Leek pie', recipeId: pie.id, day: tuesday, servings: 4 }]),
    )
  } finally {
    window.matchMedia = standard
  }
})

const need = (title: string, dishId: string, staple = false) => ({
  key: title,
  title,
  staple,
  lines: [{ dishId, recipeId: soup.id, title }],
})

const ofSoup = { id: soup.id, title: soup.title, ownerId: ada.id }

test('a pantry item leaves the shopping selection before the server has answered', async () => {
  const dish = aDish({ id: idOf(71), title: 'Soup', day: monday, recipe: ofSoup })
  const bought: string[] = []
  const { user } = await open([
    ...serverWith([dish]).answers,
    answer(getMealPlanNeeds, () => ({ needs: [need('salt', dish.id), need('leeks', dish.id)] })),
    silent(addToPantry),
    silent(getShoppingList),
    answer(listShoppingLists, () => [aListSummary({ id: idOf(90) })]),
    answer(addShoppingListItems, ({ body }) => {
      bought.push(...addShoppingListItems.body.parse(body).items.map(({ title }) => title))
      return { reference: idOf(60) }
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Shop for these days' }))
  await user.click(await screen.findByRole('button', { name: 'salt: always at home' }))
  await user.click(await screen.findByRole('button', { name: 'Add 1 item' }))
  await waitFor(() => expect(bought).toEqual(['leeks']))
})

test('shopping names the dishes whose recipes were too long to be read whole', async () => {
  const dish = aDish({ id: idOf(71), title: 'Soup', day: monday, recipe: ofSoup })
  const { user } = await open([
    ...serverWith([dish]).answers,
    answer(getMealPlanNeeds, () => ({ needs: [need('leeks', dish.id)], cutDishIds: [dish.id] })),
    silent(getShoppingList),
    answer(listShoppingLists, () => [aListSummary({ id: idOf(90) })]),
  ])
  await user.click(await screen.findByRole('button', { name: 'Shop for these days' }))
  expect(await screen.findByText(/Too long to read in full.*: Soup/)).toBeVisible()
})

test('a recipe in the recipe of a dish is left out by a tap where it was made ahead', async () => {
  const dish = aDish({ id: idOf(71), title: 'Soup', day: monday, recipe: ofSoup })
  const stock = { id: idOf(95), title: 'Stock' }
  const asked: unknown[] = []
  const { user } = await open([
    ...serverWith([dish]).answers,
    answer(getMealPlanNeeds, ({ query }) => {
      asked.push(query.aheadIds)
      return { needs: [need('leeks', dish.id), ...(query.aheadIds ? [] : [need('bones', dish.id)])], parts: [stock] }
    }),
    silent(getShoppingList),
    answer(listShoppingLists, () => []),
  ])
  await user.click(await screen.findByRole('button', { name: 'Shop for these days' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Stock Its ingredients are needed' }))
  expect(await screen.findByRole('button', { name: 'Add 1 item' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Stock Made ahead' })).not.toBeChecked()
  expect(asked).toEqual([undefined, stock.id])
})

test('needs are ordered by the aisles of the shop', async () => {
  const dish = aDish({ id: idOf(71), title: 'Soup', day: monday, recipe: ofSoup })
  const { user } = await open([
    ...serverWith([dish]).answers,
    answer(getMealPlanNeeds, () => ({
      needs: [need('1 kg flour', dish.id), need('frozen peas', dish.id), need('3 leeks', dish.id)],
    })),
    silent(getShoppingList),
    answer(listShoppingLists, () => []),
  ])
  await user.click(await screen.findByRole('button', { name: 'Shop for these days' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Shop for these days' }))
  expect(await dialog.findByRole('heading', { name: 'Produce' })).toBeVisible()
  const titles = dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
  expect(titles.slice(1)).toEqual(['3 leeks', '1 kg flour', 'frozen peas'])
})

test('the shopping dialog lists dishes without ingredients and lets the cook choose a recipe', async () => {
  const dishes = [
    aDish({ id: idOf(71), title: 'Lentil', day: monday }),
    aDish({ id: idOf(72), title: 'Soup', day: monday, recipe: ofSoup }),
    aDish({ id: idOf(73), title: 'Leftovers', day: monday, leftoverOf: idOf(72) }),
  ]
  const changed: unknown[] = []
  const { user } = await open([
    ...serverWith(dishes).answers,
    answer(getMealPlanNeeds, () => ({ needs: [] })),
    answer(listShoppingLists, () => []),
    answer(updateMealPlanItems, ({ body }) => {
      changed.push(...updateMealPlanItems.body.parse(body).items)
      return { reference: idOf(60) }
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Shop for these days' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Shop for these days' }))
  expect(await dialog.findByText('These 2 dishes have no ingredients:')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Open recipe' })).toHaveAttribute('href', href(paths.recipe(soup.id)))
  await user.click(dialog.getByRole('button', { name: 'Choose a recipe for “Lentil”' }))
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a recipe for “Lentil”' }))
  await user.click(await picker.findByRole('button', { name: 'Lentil soup' }))
  await waitFor(() => expect(changed).toMatchObject([{ id: idOf(71), title: 'Lentil', recipeId: soup.id }]))
})

test('a dish of the queue moves to the day that it is suggested for', async () => {
  const wish = aDish({ id: idOf(71), title: 'Leek pie', recipe: { ...ofSoup, id: pie.id } })
  const moved: unknown[] = []
  const { sent, answers } = serverWith([wish])
  const { user } = await open([
    ...answers,
    answer(suggestMeals, ({ query }) => {
      expect(query.meal).toBe('dinner')
      const recipe = ({ id, title }: Recipe) => ({ id, title })
      return {
        suggestions: [
          { day: monday, recipe: recipe(pie), dishId: wish.id },
          { day: tuesday, recipe: recipe(soup), dishId: null },
        ],
      }
    }),
    answer(updateMealPlanItems, ({ body }) => {
      moved.push(...updateMealPlanItems.body.parse(body).items)
      return { reference: idOf(60) }
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Fill empty days' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/ · Someday$/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add 2 dishes to plan' }))
  await waitFor(() => expect(moved).toMatchObject([{ id: wish.id, day: monday }]))
  expect(sent.items).toMatchObject([{ title: 'Lentil soup', day: tuesday }])
})

test('the overview shows the dishes of this week and who is on a plan', async () => {
  const today = todayHere()
  const plan = aMealPlan({ collaborators: [ben], itemCount: 9 })
  const items = [
    aDish({ id: idOf(71), title: 'Porridge', day: today, meal: 'breakfast' }),
    aDish({ id: idOf(72), title: 'Soup', day: today, recipe: ofSoup }),
    aDish({ id: idOf(73), title: 'Later', day: daysAfter(today, 14) }),
  ]
  const host = createTestHost({
    answers: [
      silent(listKitchens),
      silent(getPantry),
      answer(listMealPlans, () => [plan]),
      answer(getMealPlan, () => ({ ...plan, items })),
    ],
  })
  await renderScreen(remote, '/meal-planners', { host })
  const card = within(await screen.findByRole('region', { name: 'Our week' }))
  expect(await card.findByText(/^2 dishes this week · with Ben/)).toBeVisible()
  expect(card.getByText('Today: Porridge and Soup')).toBeVisible()
  const week = within(card.getByRole('list', { name: 'This week: Our week' }))
  expect(week.getAllByRole('listitem')).toHaveLength(7)
  expect(week.getByText(/: Porridge and Soup$/)).toBeInTheDocument()
  expect(await axeFinds(screen.getByRole('main'))).toEqual([])
})

test('a plan offers no lists or people if they are switched off', async () => {
  const { answers } = serverWith([aDish({ id: idOf(71), title: 'Soup', day: monday })])
  const host = createTestHost({ answers })
  const { user } = await open(answers, host)
  expect(await screen.findByRole('button', { name: 'Shop for these days' })).toBeVisible()
  act(() => host.preferences.update(globalPreferences, { useShoppingLists: false, usePeople: false }))
  expect(screen.queryByRole('button', { name: 'Shop for these days' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible()
  expect(screen.queryByText(/share with friends/)).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Select days' }))
  expect(await screen.findByRole('toolbar', { name: 'Selected days' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Shop for these days' })).not.toBeInTheDocument()
})
