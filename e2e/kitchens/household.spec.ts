import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts'
import { type RunningServer, startServer } from '../server.ts'
import { type Cook, openAs, registerCook } from '../social/cooks.ts'

let server: RunningServer
/** The network of one of them. */
let network: FaultProxy

test.beforeEach(async () => {
  server = await startServer()
  network = await startFaultProxy(server.url)
})

test.afterEach(async () => {
  await network.stop()
  await server.stop()
})

const away = { status: 502, type: 'text/html', body: 'Bad gateway' }

const axeFinds = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

/** The titles in the offline book of a kitchen that is on the device. */
const onDevice = (page: Page, kitchenId: string) =>
  page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return null
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await resultOf(indexedDB.open(name))
    if (!database.objectStoreNames.contains('recipes')) {
      database.close()
      return null
    }
    const stores = database.transaction(['recipes', 'state'])
    const state = await resultOf(stores.objectStore('state').get('state'))
    const recipes = await resultOf(stores.objectStore('recipes').getAll())
    database.close()
    return state?.complete ? recipes.map(({ title }: { title: string }) => title).sort() : []
  }, `potluck:user:book:${kitchenId}`)

async function withOwnRecipe(name: string, title: string, ingredient: string): Promise<Cook> {
  const cook = await registerCook(server.url, name)
  await cook.call('POST', 'recipes', { title, ingredients: `1 kg ${ingredient}\n2 eggs`, instructions: 'Mix.\nBake.' })
  return cook
}

test('three people keep one book: one edits without a network, one leaves with copies, one is removed while their device is off', async ({
  browser,
}) => {
  const [anna, ben, carla] = await Promise.all([
    withOwnRecipe('Anna', 'Plum cake', 'plums'),
    withOwnRecipe('Ben', 'Bean stew', 'beans'),
    withOwnRecipe('Carla', 'Carrot soup', 'carrots'),
  ])
  const { id: kitchenId } = await anna.call('POST', 'kitchens', { name: 'Home' })
  const { secret } = await anna.call<{ secret: string }>('POST', `kitchens/${kitchenId}/links`, {})
  for (const cook of [ben, carla]) await cook.call('POST', 'kitchen-links/accept', { secret })
  const query = `kitchen=${kitchenId}`
  const inKitchen = (cook: Cook) =>
    cook.call<{ data: { id: string; title: string }[] }>('GET', `recipes/by-page?${query}`)

  await test.step('all three bring their books along', async () => {
    for (const cook of [anna, ben, carla])
      await cook.call('POST', `kitchens/${kitchenId}/moves`, { id: randomUUID(), recipes: { kind: 'all' } })
    await expect
      .poll(async () => (await inKitchen(anna)).data.map(({ title }) => title))
      .toEqual(['Bean stew', 'Carrot soup', 'Plum cake'])
  })

  await ben.call('PUT', 'users/preferences', {
    settings: { global: { enableExperimentalOfflineCache: true } },
  })
  const bens = await openAs(browser, network.url, ben, `/list/main?${query}`)
  const cakeId = (await inKitchen(anna)).data.find(({ title }) => title === 'Plum cake')?.id ?? ''
  await test.step('Ben has the book of the kitchen on his device, and edits a recipe without a network', async () => {
    await expect.poll(() => onDevice(bens, kitchenId)).toEqual(['Bean stew', 'Carrot soup', 'Plum cake'])
    await bens.goto(`${network.url}#/edit-recipe/new`)
    await expect(bens.getByLabel('Title')).toBeVisible()
    await bens.goto(`${network.url}#/list/main?kitchen=all`)
    await expect(bens.getByRole('link', { name: /Bean stew/ })).toHaveCount(1)
    network.fail(/./, away)
    await bens.getByRole('searchbox').fill('plumm')
    await expect(bens.getByText('1 recipe found')).toBeVisible()
    await bens.getByRole('link', { name: /Plum cake/ }).click()
    await expect(bens.getByText('1 kg plums')).toBeVisible()
    await bens.getByRole('link', { name: 'Edit' }).click()
    await bens.getByRole('textbox', { name: 'Ingredients' }).fill('1 kg plums\n3 eggs')
    await bens.getByRole('button', { name: 'Save' }).click()
    await expect(bens.getByRole('heading', { name: 'Plum cake' })).toBeVisible()
    await expect(bens.getByText('3 eggs')).toBeVisible()
  })

  const annas = await openAs(browser, server.url, anna, `/recipe/${cakeId}`)
  await test.step('Anna edits it at the same time; with the network back, both edits are there for all', async () => {
    await annas.getByRole('link', { name: 'Edit' }).click()
    await annas.getByRole('textbox', { name: 'Instructions' }).fill('Mix.\nBake for an hour.')
    await annas.getByRole('button', { name: 'Save' }).click()
    await expect(annas.getByRole('heading', { name: 'Plum cake' })).toBeVisible()
    await expect(annas.getByText('Bake for an hour.')).toBeVisible()
    network.fail(null)
    await expect(annas.getByText('3 eggs')).toBeVisible()
    await expect(bens.getByText('Bake for an hour.')).toBeVisible()
    expect(await axeFinds(bens)).toEqual([])
  })

  await test.step('Carla plans the cake on a small phone, shops for it, and leaves with copies', async () => {
    const carlas = await openAs(browser, server.url, carla, `/list/main?${query}`)
    await carlas.setViewportSize({ width: 320, height: 568 })
    await carlas.reload()
    await expect(carlas.getByRole('button', { name: 'Home' })).toBeInViewport({ ratio: 0.9 })
    await carlas.goto(`${server.url}#/meal-planners`)
    await carlas.getByRole('button', { name: 'Create “Our week”' }).click()
    await carlas.getByRole('button', { name: 'Plan a dish', exact: true }).click()
    await carlas.getByLabel('Dish', { exact: true }).pressSequentially('plum')
    await carlas.getByRole('option', { name: 'Plum cake' }).click()
    await carlas.keyboard.press('Enter')
    await expect(carlas.getByRole('link', { name: 'Plum cake' })).toBeVisible()
    await carlas.goto(`${server.url}#/shopping-lists`)
    await carlas.getByRole('button', { name: 'Create “Groceries”' }).click()
    await carlas.getByLabel('Add to the list').fill('3 eggs')
    await carlas.getByLabel('Add to the list').press('Enter')
    await expect(carlas.getByRole('checkbox', { name: /eggs/i })).toBeVisible()
    await carlas.goto(`${server.url}#/kitchens/${kitchenId}`)
    await carlas.getByRole('button', { name: 'More about Home' }).click()
    await carlas.getByRole('menuitem', { name: 'Leave' }).click()
    const dialog = carlas.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'All' }).check()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await carlas.goto(`${server.url}#/list/main`)
    for (const title of ['Bean stew', 'Carrot soup', 'Plum cake'])
      await expect(carlas.getByRole('link', { name: new RegExp(title) })).toBeVisible()
    await annas.goto(`${server.url}#/shopping-lists`)
    await annas.getByRole('link', { name: 'Groceries' }).click()
    await expect(annas.getByRole('checkbox', { name: /eggs/i })).toBeVisible()
  })

  await test.step('Ben is removed while his device is off, and when it is back nothing of the kitchen is left', async () => {
    await bens.goto(`${network.url}#/list/main?${query}`)
    await expect(bens.getByRole('link', { name: /Plum cake/ })).toBeVisible()
    await bens.goto('about:blank')
    await anna.call('DELETE', `kitchens/${kitchenId}/members/${ben.id}`)
    await bens.goto(`${network.url}#/list/main?${query}`)
    await expect(bens.getByRole('heading', { name: 'You’re not in this household' })).toBeVisible()
    // It fails while the book is being deleted.
    await expect(async () => expect(await onDevice(bens, kitchenId)).toBeNull()).toPass()
  })
})
