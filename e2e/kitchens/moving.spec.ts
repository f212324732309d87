import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'
import { befriend, type Cook, openAs, registerCook } from '../social/cooks.ts'

let server: RunningServer

test.beforeEach(async () => {
  server = await startServer()
})

test.afterEach(() => server.stop())

const axeFinds = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

const pancakes = { title: 'Pancakes', ingredients: '200 g flour\n2 eggs\n300 ml milk\n1 pinch salt' }

async function writeBook({ call }: Cook, titles: readonly string[]): Promise<void> {
  for (const title of titles) await call('POST', 'recipes', { title, labels: ['family'] })
}

/** A kitchen that Anna keeps and in which Ben cooks. */
async function makeKitchen(anna: Cook, ben: Cook): Promise<string> {
  await befriend(anna, ben)
  const { id } = await anna.call('POST', 'kitchens', { name: 'Our kitchen' })
  await anna.call('POST', `kitchens/${id}/invited`, { personId: ben.id })
  await ben.call('POST', `kitchens/${id}/join`)
  return id
}

test('two people move in with a recipe that both have, and one leaves with copies of what they brought', {
  tag: '@rest',
}, async ({ browser }) => {
  const [anna, ben] = [await registerCook(server.url, 'Anna'), await registerCook(server.url, 'Ben')]
  const kitchenId = await makeKitchen(anna, ben)
  await anna.call('POST', 'recipes', pancakes)
  await writeBook(anna, ['Plum cake', 'Soup'])
  await ben.call('POST', 'recipes', { ...pancakes, instructions: 'Whisk.' })
  await writeBook(ben, ['Salad'])
  const hers = await openAs(browser, server.url, anna, `/kitchens/${kitchenId}`)

  await test.step('Anna brings all of hers with two taps', async () => {
    await hers.getByRole('button', { name: 'More about Our kitchen' }).click()
    await hers.getByRole('menuitem', { name: 'Add my recipes' }).click()
    await hers.getByRole('button', { name: 'Add 3 recipes' }).click()
    await expect(hers.getByText('Recipes added')).toBeVisible()
    await hers.getByRole('link', { name: 'See recipes' }).click()
    await expect(hers.getByRole('link', { name: /Plum cake/ })).toBeVisible()
  })

  const bens = await openAs(browser, server.url, ben, '/list/main')
  await test.step('Ben selects his in his own book; what both have is kept one time, with both names', async () => {
    await bens.getByRole('button', { name: 'Select' }).click()
    await bens.getByRole('button', { name: 'Select all (2)' }).click()
    await bens.getByRole('button', { name: 'More', exact: true }).click()
    await bens.getByRole('menuitem', { name: 'Add to “Our kitchen”' }).click()
    await expect(bens.getByText('The household has “Pancakes” of Anna')).toBeVisible()
    expect(await axeFinds(bens)).toEqual([])
    await bens.getByRole('button', { name: 'Add 1 recipe' }).click()
    await expect(bens.getByText('Of Anna and Ben')).toBeVisible()
    expect(await axeFinds(bens)).toEqual([])
    await expect(hers.getByRole('link', { name: /Salad/ })).toBeVisible()
    await expect(hers.getByRole('link', { name: /Pancakes/ })).toHaveCount(1)
    await bens.getByRole('link', { name: /Pancakes/ }).click()
    await expect(bens.getByText('Also from Ben')).toBeVisible()
  })

  await test.step('Ben leaves with what he brought; the kitchen stays whole', async () => {
    await bens.goto(`${server.url}#/kitchens/${kitchenId}`)
    await bens.getByRole('button', { name: 'More about Our kitchen' }).click()
    await bens.getByRole('menuitem', { name: 'Leave' }).click()
    const dialog = bens.getByRole('dialog')
    await expect(dialog.getByRole('radio', { name: 'Mine' })).toBeChecked()
    expect(await axeFinds(bens)).toEqual([])
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(bens.getByText(/no longer in (“Our kitchen”|that household)/)).toBeVisible()
    await bens.goto(`${server.url}#/list/main`)
    await expect(bens.getByRole('link', { name: /Salad/ })).toHaveCount(1)
    await hers.reload()
    await expect(hers.getByRole('link', { name: /Salad/ })).toBeVisible()
  })
})
