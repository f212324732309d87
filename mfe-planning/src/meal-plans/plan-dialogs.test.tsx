import { listFriends } from '@potluck/api/friends'
import { listKitchens } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { getMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import {
  addMealPlanItems,
  deleteMealPlan,
  deleteMealPlanSeries,
  getMealPlan,
  getMealPlanNeeds,
  getMealPlanNutrition,
  listMealPlans,
  type MealPlan,
  type MealPlanItem,
  suggestMeals,
  updateMealPlan,
  updateMealPlanItems,
} from '@potluck/api/meal-plans'
import { changePantry, getPantry } from '@potluck/api/pantry'
import { getRecipe, searchRecipes } from '@potluck/api/recipes'
import { listShoppingLists } from '@potluck/api/shopping-lists'
import { restoreThing } from '@potluck/api/trash'
import {
  createWeekTemplate,
  deleteWeekTemplate,
  listWeekTemplates,
  type WeekTemplate,
} from '@potluck/api/week-templates'
import { newPantryThing } from '@potluck/platform/change-pantry'
import { axeFinds } from '@potluck/testing/accessible'
import { type Answer, answer, Refusal, silent } from '@potluck/testing/answers'
import { aDish, ada, aMealPlan, aPantry, aRecipe, ben, foundPageOf, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'
import { daysAfter, todayHere, weekOf } from './days.ts'

const reference = idOf(60)

/** Days after today, so that none of them is over: the week after this one. */
const nextWeek = weekOf(daysAfter(todayHere(), 7), 'monday')
const [monday = '', tuesday = ''] = nextWeek

/** A server with one plan. */
function serverWith(changes: Partial<MealPlan> = {}) {
  const stored = { ...aMealPlan(), ...changes }
  const answers: Answer[] = [
    silent(listKitchens),
    silent(getPantry),
    answer(searchRecipes, () => foundPageOf()),
    answer(getMealPlan, () => ({ ...stored, items: [...stored.items] })),
    answer(updateMealPlan, ({ body }) => {
      Object.assign(stored, updateMealPlan.body.parse(body))
      return { reference }
    }),
    answer(addMealPlanItems, ({ body }) => {
      const added = addMealPlanItems.body.parse(body).items
      stored.items.push(...added.map(({ id, recipeId: _recipe, ...dish }) => aDish({ ...dish, id: id ?? '' })))
      return { reference }
    }),
  ]
  return { stored, answers }
}

const open = (answers: readonly Answer[]) =>
  renderScreen(remote, `/meal-planners/${aMealPlan().id}?day=${monday}`, { host: createTestHost({ answers }) })

async function choose(user: Awaited<ReturnType<typeof open>>['user'], entry: string) {
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

test('a dish from the freezer is planned as cooked, and its portions are taken out', async () => {
  const { stored, answers } = serverWith()
  const frozen = newPantryThing('chilli', { key: 'dish 1', place: 'freezer', portions: 3 })
  const sent: unknown[] = []
  const { user } = await open([
    answer(getPantry, () => aPantry(frozen, newPantryThing('peas', { place: 'freezer' }))),
    answer(updateMealPlanItems, ({ body }) => {
      sent.push(...updateMealPlanItems.body.parse(body).items)
      return { reference }
    }),
    answer(changePantry, ({ body }) => {
      sent.push(body)
      return { reference }
    }),
    ...answers,
  ])
  await user.click((await screen.findAllByRole('button', { name: /^Plan a dish/ }))[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'chilli: 3 portions' }))
  await waitFor(() => expect(stored.items).toMatchObject([{ title: 'chilli (from the freezer)', servings: 3 }]))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toContainEqual(expect.objectContaining({ cooked: true }))
  expect(sent).toContainEqual({ used: ['dish 1'] })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a cook renames a plan, adds a meal to it and plans a dish for it', async () => {
  const { stored, answers } = serverWith()
  const { user } = await open(answers)
  await choose(user, 'Plan settings')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' at home')
  await user.click(await screen.findByRole('button', { name: 'Add a meal' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter a name for the meal.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Meal name' }), 'Tea')
  await user.click(screen.getByRole('radio', { name: 'Color 3' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(stored).toMatchObject({ title: 'Our week at home', meals: [{ name: 'Tea', hue: 75 }] }))
  await user.click((await screen.findAllByRole('button', { name: 'Plan a dish' }))[0] ?? document.body)
  expect(await screen.findByRole('option', { name: 'Tea' })).toBeInTheDocument()
})

test('the leftovers of a dish are planned for another day and named as leftovers', async () => {
  const { stored, answers } = serverWith({ items: [aDish({ id: idOf(71), title: 'Roast', day: monday, servings: 6 })] })
  const { user } = await open(answers)
  await user.click(await screen.findByRole('button', { name: 'More about Roast' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Plan leftovers' }))
  await user.click(screen.getAllByRole('button', { name: /^Plan for / })[1] ?? document.body)
  await waitFor(() => expect(stored.items[1]).toMatchObject({ title: 'Roast', day: tuesday, leftoverOf: idOf(71) }))
  expect(screen.getByText('Leftovers · Dinner')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'More about Roast' })[1] ?? document.body)
  expect(screen.queryByRole('menuitem', { name: 'Plan leftovers' })).not.toBeInTheDocument()
})

test('deleting a dish of a series asks, then removes it and the following ones', async () => {
  const seriesId = idOf(80)
  const { answers } = serverWith({
    items: [
      aDish({ id: idOf(71), title: 'Fish', day: monday, seriesId }),
      aDish({ id: idOf(72), title: 'Fish', day: tuesday, seriesId }),
    ],
  })
  const ended: unknown[] = []
  const host = createTestHost({
    answers: [
      silent(listKitchens),
      silent(getPantry),
      ...answers,
      answer(deleteMealPlanSeries, ({ params, query }) => {
        ended.push({ ...params, ...query })
        return { reference }
      }),
    ],
    confirms: true,
  })
  const { user } = await renderScreen(remote, `/meal-planners/${aMealPlan().id}?day=${monday}`, { host })
  await user.click((await screen.findAllByRole('button', { name: 'More about Fish' }))[1] ?? document.body)
  await user.click(await screen.findByRole('menuitem', { name: 'Remove this and later' }))
  await waitFor(() => expect(ended).toMatchObject([{ seriesId, from: tuesday }]))
})

test('a week template is saved, applied to another week, and deleted with undo', async () => {
  const soup = aDish({ id: idOf(71), title: 'Soup', day: tuesday })
  const { stored, answers } = serverWith({ items: [soup] })
  let weeks: WeekTemplate[] = []
  const { user, host } = await open([
    ...answers,
    answer(listWeekTemplates, () => weeks),
    answer(createWeekTemplate, ({ body }) => {
      const { id = idOf(90), title, dishes } = createWeekTemplate.body.parse(body)
      const week = { id, title, createdAt: soup.createdAt, dishes: dishes.map((dish) => ({ ...dish, recipe: null })) }
      weeks = [...weeks, week]
      return week
    }),
    answer(deleteWeekTemplate, () => {
      weeks = []
      return {}
    }),
  ])
  await screen.findByText('Soup')
  await choose(user, 'Saved weeks')
  await user.type(await screen.findByRole('textbox', { name: 'Save this week as' }), 'Winter')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Winter' }))
  await waitFor(() =>
    expect(stored.items.map(({ title, day }) => [title, day])).toEqual([
      ['Soup', tuesday],
      ['Soup', tuesday],
    ]),
  )
  await choose(user, 'Saved weeks')
  await user.click(await screen.findByRole('button', { name: 'Delete Winter' }))
  expect(await screen.findByText('No saved weeks yet.')).toBeVisible()
  act(() => host.happenings.toasts.at(-1)?.action?.run())
  expect(await screen.findByRole('button', { name: 'Winter' })).toBeVisible()
})

test('suggestions fill empty days, and a cook can exchange or skip each', async () => {
  const { stored, answers } = serverWith({ items: [aDish({ id: idOf(71), title: 'Soup', day: monday })] })
  const asked: unknown[] = []
  const recipe = (number: number) => ({ id: idOf(number), title: `Recipe ${number}` })
  const { user } = await open([
    ...answers,
    answer(suggestMeals, ({ query }) => {
      asked.push(query)
      const days = String(query.days).split(',')
      if (query.without) return { suggestions: [{ day: days[0] ?? '', recipe: recipe(99), dishId: null }] }
      return { suggestions: days.map((day, at) => ({ day, recipe: recipe(101 + at), dishId: null })) }
    }),
  ])
  await choose(user, 'Fill empty days')
  const dialog = within(await screen.findByRole('dialog', { name: 'Fill empty days' }))
  expect(await dialog.findByText('Recipe 101')).toBeVisible()
  expect(asked).toMatchObject([{ days: nextWeek.slice(1).join() }])
  await user.click(dialog.getAllByRole('button', { name: /^Another dish for/ })[0] ?? document.body)
  expect(await dialog.findByText('Recipe 99')).toBeVisible()
  expect(dialog.queryByText('Recipe 101')).not.toBeInTheDocument()
  for (const _day of nextWeek.slice(2)) {
    await user.click(dialog.getAllByRole('button', { name: /^No dish for/ }).at(-1) ?? document.body)
  }
  await user.click(dialog.getByRole('button', { name: 'Add 1 dish to plan' }))
  await waitFor(() => expect(stored.items[1]).toMatchObject({ title: 'Recipe 99', day: tuesday, meal: 'dinner' }))
})

test('suggestions respect the maximum cooking time', async () => {
  const asked: (string | undefined)[] = []
  const { user } = await open([
    ...serverWith().answers,
    answer(suggestMeals, ({ query }) => {
      asked.push(query.minutes)
      const title = query.minutes === '30' ? 'Omelette' : 'Roast'
      return { suggestions: [{ day: monday, recipe: { id: idOf(101), title }, dishId: null }] }
    }),
  ])
  await choose(user, 'Fill empty days')
  expect(await screen.findByText('Roast')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cooking time' }), 'Up to 30 min')
  expect(await screen.findByText('Omelette')).toBeVisible()
  expect(screen.queryByText('Roast')).not.toBeInTheDocument()
  expect(asked).toEqual([undefined, '30'])
})

test('nutrition shows each day, unknown values and the average', async () => {
  const amounts = { protein: 20.4, fat: null, carbohydrates: 55 }
  const { user } = await open([
    ...serverWith().answers,
    answer(getMealPlanNutrition, ({ query }) => {
      expect(query).toEqual({ from: nextWeek[0], to: nextWeek[6] })
      return {
        days: [
          { day: monday, energy: 1_200, ...amounts, dishes: 3, known: 2 },
          { day: tuesday, energy: 800, ...amounts, dishes: 1, known: 1 },
        ],
      }
    }),
  ])
  await choose(user, 'Nutrition for these days')
  const table = within(await screen.findByRole('table'))
  const rows = table.getAllByRole('row').map((row) => row.textContent)
  expect(rows[1]).toMatch(/2 of 3 dishes1,2002055–$/)
  expect(rows[2]).toMatch(/^Tue \d+8002055–$/)
  expect(rows[3]).toBe('Daily average1,0002055–')
})

test('nutrition says when no recipe of a day states values', async () => {
  const none = { energy: null, protein: null, fat: null, carbohydrates: null, known: 0 }
  const { user } = await open([
    ...serverWith().answers,
    answer(getMealPlanNutrition, () => ({ days: [{ day: monday, ...none, dishes: 2 }] })),
  ])
  await choose(user, 'Nutrition for these days')
  expect(await screen.findByText(/Nothing is known of the dishes/)).toBeVisible()
})

test('the list view shows two weeks of days below each other', async () => {
  const { user } = await open(
    serverWith({ items: [aDish({ id: idOf(71), title: 'Soup', day: daysAfter(monday, 9) })] }).answers,
  )
  await screen.findAllByRole('heading', { level: 3 })
  expect(screen.queryByText('Soup')).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: '14 days' }))
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(14)
  expect(screen.getByText('Soup')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next 14 days' }))
  expect(screen.queryByText('Soup')).not.toBeInTheDocument()
})

test('the recipes of selected days are pinned once each, also if their photos cannot be loaded', async () => {
  const soup = { id: idOf(81), title: 'Soup', ownerId: ada.id }
  const pie = { id: idOf(82), title: 'Pie', ownerId: idOf(99) }
  const items = [
    aDish({ id: idOf(71), title: 'Soup', recipe: soup, day: monday }),
    aDish({ id: idOf(72), title: 'Soup', recipe: soup, day: tuesday }),
    aDish({ id: idOf(73), title: 'Pie', recipe: pie, day: monday }),
    aDish({ id: idOf(74), title: 'A walk', day: monday }),
  ]
  const { user, host } = await open([
    ...serverWith({ items }).answers,
    answer(getRecipe, ({ params }) => (params.id === soup.id ? aRecipe(soup) : new Refusal(404))),
  ])
  await choose(user, 'Select days')
  for (const box of (await screen.findAllByRole('checkbox', { name: /^Select/ })).slice(0, 2)) await user.click(box)
  await user.click(await screen.findByRole('button', { name: 'Pin for cooking' }))
  await waitFor(() => expect(host.pins.get().map(({ title }) => title)).toEqual(['Soup', 'Pie']))
  expect(host.happenings.toasts.at(-1)?.message).toBe('2 recipes pinned')
})

test('rules decide the suggestions for a weekday', async () => {
  const { stored, answers } = serverWith()
  const { user } = await open([
    ...answers,
    answer(suggestMeals, () => ({ suggestions: [] })),
    answer(listLabels, () => []),
  ])
  await choose(user, 'Fill empty days')
  expect(await screen.findByText('None of your recipes fit these days.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Rules by weekday' }))
  await user.type(await screen.findByRole('combobox', { name: 'Friday' }), 'fish{Enter}')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time on Monday' }), 'Up to 30 min')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(stored.rules).toEqual([
      { weekday: 1, labels: [], minutes: 30 },
      { weekday: 5, labels: ['fish'], minutes: null },
    ]),
  )
  expect(await screen.findByRole('dialog', { name: 'Fill empty days' })).toBeVisible()
})

test('Page Down shows the next week and Page Up the last one, except while typing', async () => {
  const { user } = await open(serverWith().answers)
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(String(Number(monday.slice(8)))) })
  const before = heading.textContent
  const press = async (key: string) => {
    act(() => screen.getAllByRole('button', { name: /^Plan a dish for/ })[0]?.focus())
    await user.keyboard(key)
  }
  await press('{PageDown}')
  expect(heading.textContent).not.toBe(before)
  await press('{PageUp}')
  expect(heading.textContent).toBe(before)
  await user.click(screen.getAllByRole('button', { name: /^Plan a dish for/ })[0] ?? document.body)
  await user.type(await screen.findByRole('combobox', { name: 'Dish' }), 'Soup{PageDown}')
  expect(heading.textContent).toBe(before)
})

test('only the print view contains the printed plan', async () => {
  await open(
    serverWith({ items: [aDish({ id: idOf(71), title: 'Soup', day: tuesday, servings: 4, notes: 'With basil' })] })
      .answers,
  )
  await screen.findByText('Soup')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const rows = screen.getAllByRole('row')
  expect(rows).toHaveLength(7)
  expect(rows[1]).toHaveTextContent('Dinner Soup for 4With basil')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('shopping for days leaves out the dishes that are on the list, cooked or over', async () => {
  const recipe = { id: idOf(80), title: 'Roast', ownerId: ada.id }
  const dish = (n: number, title: string, more: Partial<MealPlanItem> = {}) =>
    aDish({ id: idOf(n), title, day: tuesday, recipe, ...more })
  const items = [dish(71, 'Roast'), dish(72, 'Pie', { onList: true }), dish(73, 'Stew', { cooked: true })]
  const { user } = await open([
    ...serverWith({ items }).answers,
    answer(getMealPlanNeeds, () => ({ needs: [] })),
    answer(listShoppingLists, () => []),
  ])
  await user.click((await screen.findAllByRole('button', { name: 'Shop for these days' }))[0] ?? document.body)
  const chosen = within(await screen.findByRole('dialog')).getAllByRole('checkbox', { checked: true })
  expect(chosen.map((box) => box.parentElement?.textContent)).toEqual([expect.stringContaining('Roast')])
})

test('the month view chooses a day by its number and says how many dishes it has', async () => {
  const { user } = await open(
    serverWith({ items: [aDish({ id: idOf(71), title: 'Soup', day: monday, owner: ada })] }).answers,
  )
  await user.click(await screen.findByRole('radio', { name: 'Month' }))
  const chosen = await screen.findByRole('button', { name: /, 1 dish$/ })
  expect(chosen).toHaveAttribute('aria-pressed', 'true')
  const other = screen.getAllByRole('button', { name: /, Nothing planned$/ })[10] ?? document.body
  await user.click(other)
  expect(other).toHaveAttribute('aria-pressed', 'true')
  expect(chosen).toHaveAttribute('aria-pressed', 'false')
})

test('the dialogs of a plan pass axe and return the focus', async () => {
  const recipe = { id: idOf(80), title: 'Roast', ownerId: ada.id }
  const needs = [
    { key: 'salt', title: 'salt', staple: true, lines: [{ title: 'salt', dishId: idOf(71), recipeId: idOf(80) }] },
  ]
  const { answers } = serverWith({
    items: [aDish({ id: idOf(71), title: 'Roast', day: tuesday, recipe })],
    rules: [{ weekday: 5, labels: ['fish'], minutes: 30 }],
    meals: [{ id: idOf(81), name: 'Tea', hue: 20 }],
  })
  const { user } = await open([
    ...answers,
    answer(listLabels, () => []),
    answer(listWeekTemplates, () => []),
    answer(suggestMeals, () => ({ suggestions: [] })),
    answer(getMealPlanFeed, () => ({ feed: null })),
    answer(getMealPlanNutrition, () => ({ days: [] })),
    answer(getMealPlanNeeds, () => ({ needs })),
    answer(listFriends, () => ({ friends: [], incomingRequests: [], outgoingRequests: [] })),
    answer(listShoppingLists, () => []),
  ])
  const found: string[] = []
  async function look(name: string) {
    const dialog = await screen.findByRole('dialog', { name })
    found.push(...(await axeFinds(dialog)).map((wrong) => `${name}: ${wrong}`))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  }
  for (const entry of ['Fill empty days', 'Saved weeks', 'Nutrition for these days', 'Plan settings']) {
    await choose(user, entry)
    await look(entry)
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus()
  }
  for (const button of ['Plan a dish', 'Shop for these days', 'Share']) {
    await user.click(screen.getAllByRole('button', { name: button })[0] ?? document.body)
    await look(button)
  }
  expect(found).toEqual([])
})

test('deleting a shared plan asks the owner and can be undone', async () => {
  const { answers } = serverWith({ collaborators: [ben] })
  const sent: string[] = []
  const { user, host, path } = await open([
    ...answers,
    answer(listMealPlans, () => []),
    answer(deleteMealPlan, () => {
      sent.push('delete')
      return {}
    }),
    answer(restoreThing, ({ params }) => {
      sent.push(`restore ${params.kind}`)
      return {}
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete plan' }))
  await waitFor(() => expect(path()).toBe('/meal-planners'))
  expect(host.happenings.confirmations).toMatchObject([{ message: expect.stringContaining('for 30 days') }])
  act(() => host.happenings.toasts.at(-1)?.action?.run())
  await waitFor(() => expect(sent).toEqual(['delete', 'restore plans']))
})
