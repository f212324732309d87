import { listFriends } from '@potluck/api/friends'
import { listKitchens } from '@potluck/api/kitchens'
import { createMealPlanFeed, deleteMealPlanFeed, getMealPlanFeed } from '@potluck/api/meal-plan-feeds'
import {
  addMealPlanItems,
  deleteMealPlanItems,
  getMealPlan,
  getMealPlanNeeds,
  type MealPlanItem,
  updateMealPlanItems,
} from '@potluck/api/meal-plans'
import { addToPantry, getPantry } from '@potluck/api/pantry'
import { searchRecipes } from '@potluck/api/recipes'
import { addShoppingListItems, getShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import { listWeekTemplates } from '@potluck/api/week-templates'
import { dayAfter, dayHere } from '@potluck/cooking/at-home'
import { mealPlan } from '@potluck/platform/planning-preferences'
import { type Answer, answer, Refusal, silent } from '@potluck/testing/answers'
import { aDish, ada, aListSummary, aMealPlan, ben, foundPageOf, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const plan = aMealPlan()
const reference = idOf(60)
/** A Wednesday; its week is 16 to 22 November. */
const day = '2026-11-18'

/** A server with one plan. */
function serverWith(items: MealPlanItem[]) {
  const stored = { ...plan, items }
  const answers: Answer[] = [
    silent(listKitchens),
    silent(getPantry),
    silent(listFriends),
    silent(listWeekTemplates),
    answer(searchRecipes, () => foundPageOf()),
    answer(getMealPlan, () => ({ ...stored, itemCount: stored.items.length, items: [...stored.items] })),
    answer(addMealPlanItems, ({ body }) => {
      const added = addMealPlanItems.body.parse(body).items
      stored.items.push(...added.map(({ id, recipeId: _recipe, ...dish }) => aDish({ ...dish, id: id ?? '' })))
      return { reference }
    }),
    answer(updateMealPlanItems, ({ body }) => {
      for (const { id, ...change } of updateMealPlanItems.body.parse(body).items) {
        const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
        stored.items = stored.items.map((dish) => (dish.id === id ? { ...dish, ...given } : dish))
      }
      return { reference }
    }),
    answer(deleteMealPlanItems, ({ query }) => {
      stored.items = stored.items.filter(({ id }) => !query.itemIds?.includes(id))
      return { reference }
    }),
  ]
  return { stored, answers }
}

function open(answers: readonly Answer[], shown: Partial<ReturnType<typeof mealPlan.parse>> = {}) {
  const host = createTestHost({ answers })
  host.preferences.update(mealPlan, shown)
  return renderScreen(remote, `/meal-planners/${plan.id}?day=${day}`, { host })
}

const dayOf = (name: RegExp) => {
  const found = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!found) throw new Error(`no day ${name}`)
  return within(found)
}

/** It stands in the header of a wide screen and below on a phone; one of the two is shown. */
const mainButton = async () => (await screen.findAllByRole('button', { name: 'Plan a dish' }))[0] ?? document.body

const pie = aDish({ id: idOf(71), title: 'Leek pie', day: '2026-11-18' })

test('the plan shows the week of a day with its dishes in the order of meals', async () => {
  const pancakes = aDish({ id: idOf(72), title: 'Pancakes', day: '2026-11-18', meal: 'breakfast' })
  await open(serverWith([pie, pancakes]).answers)
  await screen.findByText('Leek pie')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7)
  const titles = dayOf(/Wednesday/)
    .getAllByRole('article')
    .map((dish) => dish.textContent)
  expect(titles).toEqual([expect.stringContaining('Pancakes'), expect.stringContaining('Leek pie')])
})

test('weeks start on the weekday in the settings', async () => {
  await open(serverWith([]).answers, { startOfWeek: 'sunday' })
  const days = await screen.findAllByRole('heading', { level: 3 })
  expect(days[0]).toHaveAccessibleName(/Sunday, November 15/)
})

test('the dialog plans a dish with day, meal and servings, and remembers the meal', async () => {
  const { stored, answers } = serverWith([])
  const { user } = await open(answers)
  await user.click(await screen.findByRole('button', { name: 'Plan a dish for Friday, November 20' }))
  await user.click(await screen.findByRole('button', { name: 'Plan it' }))
  expect(await screen.findByText('Enter a dish or choose a recipe.')).toBeVisible()
  await user.type(screen.getByRole('combobox', { name: 'Dish' }), 'Soup')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Meal' }), 'Lunch')
  await user.click(screen.getByRole('button', { name: 'Servings, notes, repeat' }))
  await user.type(screen.getByRole('textbox', { name: 'Servings' }), '2,5')
  await user.click(screen.getByRole('button', { name: 'Plan it' }))
  expect(await dayOf(/Friday/).findByText('Lunch · for 2.5')).toBeVisible()
  await waitFor(() => expect(stored.items).toMatchObject([{ title: 'Soup', day: '2026-11-20', servings: 2.5 }]))
  await user.click(await mainButton())
  expect(await screen.findByRole('combobox', { name: 'Meal' })).toHaveValue('lunch')
})

test('a weekly dish appears in every week', async () => {
  const { stored, answers } = serverWith([])
  const { user } = await open(answers)
  await user.click(await mainButton())
  await user.type(await screen.findByRole('combobox', { name: 'Dish' }), 'Fish')
  await user.click(screen.getByRole('button', { name: 'Servings, notes, repeat' }))
  await user.click(screen.getByRole('switch', { name: 'Every week' }))
  await user.clear(screen.getByRole('textbox', { name: 'Number of weeks' }))
  await user.type(screen.getByRole('textbox', { name: 'Number of weeks' }), '3')
  await user.click(screen.getByRole('button', { name: 'Plan it' }))
  await waitFor(() => expect(stored.items.map((dish) => dish.day)).toEqual(['2026-11-18', '2026-11-25', '2026-12-02']))
  expect(new Set(stored.items.map(({ seriesId }) => seriesId)).size).toBe(1)
})

test('the keyboard moves a dish to another day, and undo moves it back', async () => {
  const { stored, answers } = serverWith([pie])
  const { user, host } = await open(answers)
  const menu = await screen.findByRole('button', { name: 'More about Leek pie' })
  menu.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Move to another day' }))
  const target = screen.getByRole('button', { name: 'Plan for Friday, November 20' })
  target.focus()
  await user.keyboard('{Enter}')
  expect(dayOf(/Friday/).getByText('Leek pie')).toBeVisible()
  await waitFor(() => expect(stored.items[0]?.day).toBe('2026-11-20'))
  act(() => host.happenings.toasts.at(-1)?.action?.run())
  await waitFor(() => expect(stored.items[0]?.day).toBe('2026-11-18'))
})

test('Escape puts a picked-up dish back', async () => {
  const { user } = await open(serverWith([pie]).answers)
  await user.click(await screen.findByRole('button', { name: 'More about Leek pie' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy to another day' }))
  expect(screen.getAllByRole('button', { name: /^Plan for/ })).toHaveLength(8)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: /^Plan for/ })).not.toBeInTheDocument()
})

test('a dish of the queue gets a day by copying, and stays in the queue', async () => {
  const wish = aDish({ id: idOf(73), title: 'Something with beans' })
  const { stored, answers } = serverWith([wish])
  const { user } = await open(answers)
  const queue = await screen.findByRole('region', { name: 'Someday' })
  await user.click(within(queue).getByRole('button', { name: 'More about Something with beans' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy to another day' }))
  await user.click(screen.getByRole('button', { name: 'Plan for Monday, November 16' }))
  await waitFor(() => expect(stored.items.map((dish) => dish.day)).toEqual([null, '2026-11-16']))
})

test('a dish can be marked as cooked, and removed with undo', async () => {
  const { stored, answers } = serverWith([pie])
  const { user, host } = await open(answers)
  await user.click(await screen.findByRole('button', { name: 'More about Leek pie' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as cooked' }))
  expect(await screen.findByText('Cooked · Dinner')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'More about Leek pie' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from plan' }))
  await waitFor(() => expect(stored.items).toEqual([]))
  act(() => host.happenings.toasts.at(-1)?.action?.run())
  await waitFor(() => expect(stored.items).toMatchObject([{ id: pie.id }]))
})

test('a change by a collaborator appears live', async () => {
  const { stored, answers } = serverWith([])
  const { host } = await open(answers)
  await screen.findAllByRole('heading', { level: 3 })
  stored.items = [pie]
  act(() => host.bus.emit('mealPlan:itemsUpdated', { mealPlanId: plan.id, updatedBy: ben, reference: idOf(99) }))
  expect(await screen.findByText('Leek pie')).toBeVisible()
})

test('a refused change is reverted and reported with the name of its dish', async () => {
  const { answers } = serverWith([pie])
  const { user } = await open([answer(updateMealPlanItems, () => new Refusal(404)), ...answers])
  await user.click(await screen.findByRole('button', { name: 'More about Leek pie' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as cooked' }))
  expect(await screen.findByText('A change wasn’t saved:')).toBeVisible()
  expect(screen.queryByText('Cooked · Dinner')).not.toBeInTheDocument()
})

test('a calendar address can be created, displayed and revoked', async () => {
  const { answers } = serverWith([])
  let feed: { address: string; createdAt: string } | null = null
  const { user } = await open([
    ...answers,
    answer(getMealPlanFeed, () => ({ feed })),
    answer(createMealPlanFeed, () => {
      feed = { address: 'calendars/meal-plan.ics?token=abc', createdAt: plan.createdAt }
      return { feed }
    }),
    answer(deleteMealPlanFeed, () => {
      feed = null
      return {}
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Show in my calendar' }))
  await user.click(await screen.findByRole('button', { name: 'Create link' }))
  const address = await screen.findByRole('textbox', { name: 'Calendar link' })
  expect(address).toHaveDisplayValue(/^http.*\/calendars\/meal-plan\.ics\?token=abc$/)
  await user.click(screen.getByRole('button', { name: 'Turn off link' }))
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeVisible()
})

test('the page reports a plan that does not exist', async () => {
  await open([answer(getMealPlan, () => new Refusal(404))])
  expect(await screen.findByText('This plan isn’t here anymore.')).toBeVisible()
})

test('shopping for days adds one item for each dish, without pantry items', async () => {
  const recipe = { id: idOf(81), title: 'Leek pie', ownerId: ada.id }
  const { answers } = serverWith([
    { ...pie, day: '2026-11-20', recipe },
    aDish({ id: idOf(74), title: 'Out', day: '2026-11-21' }),
  ])
  const bought: unknown[] = []
  const homely: unknown[] = []
  const needed = (key: string, title: string, staple: boolean) => ({
    key,
    title,
    staple,
    lines: [{ dishId: pie.id, recipeId: recipe.id, title }],
  })
  const { user } = await open([
    ...answers,
    answer(getMealPlanNeeds, () => ({
      needs: [
        needed('leek', '3 leeks', false),
        needed('salt', 'salt', homely.length > 0),
        needed('oil', 'oil', true),
        { ...needed('potato', '1 kg potatoes', false), home: { since: dayAfter(dayHere(), -3), useBy: null } },
      ],
    })),
    answer(addToPantry, ({ body }) => {
      homely.push(body)
      return { key: 'salt', title: 'salt' }
    }),
    answer(listShoppingLists, () => [aListSummary({ id: idOf(90) })]),
    silent(getShoppingList),
    answer(addShoppingListItems, ({ body }) => {
      bought.push(...addShoppingListItems.body.parse(body).items)
      return { reference }
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Shop for these days' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Shop for these days' }))
  // Its day is over: it is not offered by itself.
  await user.click(await dialog.findByRole('checkbox', { name: /Leek pie/ }))
  expect(dialog.queryByRole('checkbox', { name: /Out/ })).not.toBeInTheDocument()
  expect(await dialog.findByRole('checkbox', { name: /3 leeks/ })).toBeChecked()
  expect(dialog.getByRole('checkbox', { name: 'oil Always at home' })).not.toBeChecked()
  expect(dialog.getByRole('checkbox', { name: '1 kg potatoes At home, bought 3 days ago' })).not.toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'salt: always at home' }))
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^salt/ })).not.toBeChecked())
  await user.click(dialog.getByRole('button', { name: 'Add 1 item' }))
  await waitFor(() => expect(bought).toMatchObject([{ title: '3 leeks', recipeId: recipe.id, planItemId: pie.id }]))
  expect(homely).toEqual([{ title: 'salt' }])
})

test('a range of days selected with Shift is copied together', async () => {
  const soup = aDish({ id: idOf(75), title: 'Soup', day: '2026-11-17' })
  const { stored, answers } = serverWith([soup, pie])
  const { user } = await open(answers)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Select days' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Monday, November 16' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select Wednesday, November 18' }))
  await user.keyboard('{/Shift}')
  const bar = within(screen.getByRole('toolbar', { name: 'Selected days' }))
  expect(bar.getByText('3 days')).toBeVisible()
  await user.click(bar.getByRole('button', { name: 'Copy to another day' }))
  await user.click(screen.getByRole('button', { name: 'Plan for Saturday, November 21' }))
  await waitFor(() =>
    expect(stored.items.slice(2).map((dish) => [dish.title, dish.day])).toEqual([
      ['Soup', '2026-11-21'],
      ['Leek pie', '2026-11-22'],
    ]),
  )
})

test('the dishes of last week are copied to the same days of this week', async () => {
  const { stored, answers } = serverWith([aDish({ id: idOf(76), title: 'Soup', day: '2026-11-10' })])
  const { user } = await open(answers)
  await screen.findAllByRole('heading', { level: 3 })
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Saved weeks' }))
  await user.click(await screen.findByRole('button', { name: 'Copy the previous week' }))
  expect(dayOf(/Tuesday/).getByText('Soup')).toBeVisible()
  await waitFor(() => expect(stored.items.map((dish) => dish.day)).toEqual(['2026-11-10', '2026-11-17']))
})
