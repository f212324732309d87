import { expect, test } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'
import { openAs, registerCook } from '../social/cooks.ts'

let server: RunningServer

test.beforeEach(async () => {
  server = await startServer()
})

test.afterEach(async () => {
  await server.stop()
})

/** A household of Anna and Ben, with a recipe of it on its plan and its list. */
async function household() {
  const [anna, ben] = [await registerCook(server.url, 'Anna'), await registerCook(server.url, 'Ben')]
  const { id: kitchen } = await anna.call('POST', 'kitchens', { name: 'Hearth' })
  const { secret } = await anna.call<{ secret: string }>('POST', `kitchens/${kitchen}/links`, { role: 'cook', uses: 2 })
  await ben.call('POST', 'kitchen-links/accept', { secret })
  const recipe = { title: 'Buttered rice', ingredients: '200 g rice\n50 g butter', yield: '2 servings' }
  const { id: recipeId } = await anna.call('POST', `recipes?kitchen=${kitchen}`, recipe)
  const { id: plan } = await anna.call('POST', 'mealPlans', { title: 'Our week', kitchenId: kitchen })
  const items = [{ title: 'Buttered rice', recipeId, day: new Date().toISOString().slice(0, 10) }]
  await anna.call('POST', `mealPlans/${plan}`, { items })
  const { id: list } = await anna.call('POST', 'shoppingLists', { title: 'Market', kitchenId: kitchen })
  await anna.call('POST', `shoppingLists/${list}`, { items: [{ title: '50 g butter', recipeId }] })
  return { anna, ben, kitchen, recipeId, plan, list }
}

const warning = /Not for Mia: contains milk/

test('what a child must not eat is written down once, and warns both on the recipe, in the plan and on the list', async ({
  browser,
}) => {
  const { anna, ben, kitchen, recipeId, plan, list } = await household()
  const annas = await openAs(browser, server.url, anna, `/kitchens/${kitchen}`)
  await annas.getByRole('button', { name: 'Add someone' }).click()
  const dialog = annas.getByRole('dialog', { name: 'Someone without an account' })
  await dialog.getByLabel('Name').fill('Mia')
  await dialog.getByRole('checkbox', { name: 'Milk' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(annas.getByText('Must not eat: milk')).toBeVisible()
  await annas.goto(`${server.url}#/recipe/${recipeId}`)
  await expect(annas.getByText('Not for Mia: contains milk (butter)')).toBeVisible()

  const bens = await openAs(browser, server.url, ben, `/meal-planners/${plan}`)
  await expect(bens.getByText(warning).first()).toBeVisible()
  await bens.goto(`${server.url}#/shopping-lists/${list}`)
  await expect(bens.getByText(/Buttered rice · Not for Mia: contains milk/)).toBeVisible()
  await bens.goto(`${server.url}#/recipe/${recipeId}`)
  await expect(bens.getByText(warning)).toBeVisible()

  // Without a connection it is said as well.
  await bens.context().setOffline(true)
  await bens.goto(`${server.url}#/shopping-lists/${list}`)
  await expect(bens.getByText(/Buttered rice · Not for Mia: contains milk/)).toBeVisible()
  await bens.context().setOffline(false)

  // Ben is no owner: he reads of Mia, and writes of himself alone.
  await bens.goto(`${server.url}#/kitchens/${kitchen}`)
  const eaters = bens.getByRole('list', { name: 'Who eats here' })
  await expect(eaters.getByText('Must not eat: milk')).toBeVisible()
  await expect(eaters.getByRole('button', { name: 'Mia' })).toHaveCount(0)
  await eaters.getByRole('button', { name: 'Ben' }).click()
  await bens.getByRole('checkbox', { name: 'Vegan' }).check()
  await bens.getByRole('button', { name: 'Save' }).click()
  await expect(annas.getByText(/Not for Ben: contains animal products/)).toBeVisible()
})
