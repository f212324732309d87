import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'
import { openAs, registerCook } from '../social/cooks.ts'

let server: RunningServer

test.beforeEach(async () => {
  server = await startServer()
})

test.afterEach(() => server.stop())

const axeFinds = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

test('two people share the shopping list and the plan of their kitchen, and who is removed sees neither', async ({
  browser,
}) => {
  const [anna, ben] = [await registerCook(server.url, 'Anna'), await registerCook(server.url, 'Ben')]
  const { id } = await anna.call<{ id: string }>('POST', 'kitchens', { name: 'Home' })
  const link = await anna.call<{ secret: string }>('POST', `kitchens/${id}/links`, {})
  const hers = await openAs(browser, server.url, anna, '/shopping-lists')

  await test.step('Anna makes a list for the kitchen, and gives it a plan of hers', async () => {
    await hers.getByRole('button', { name: 'Create “Groceries”' }).click()
    await expect(hers.getByText('In the household “Home”')).toBeVisible()
    expect(await axeFinds(hers)).toEqual([])
    await hers.goto(`${server.url}#/meal-planners`)
    await hers.getByLabel('For').selectOption({ label: 'Only me' })
    await hers.getByRole('button', { name: 'Create “Our week”' }).click()
    await expect(hers.getByRole('heading', { level: 1, name: 'Our week' })).toBeVisible()
    await hers.getByRole('button', { name: 'Share' }).click()
    await hers.getByRole('button', { name: 'Move to “Home”' }).click()
    await hers.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
    await expect(hers.getByText('In the household “Home”')).toBeVisible()
  })

  const bens = await openAs(browser, server.url, ben, '/meal-planners')
  await test.step('Ben, who joins, has both at once, and she sees what he adds', async () => {
    await expect(bens.getByText('No plan yet')).toBeVisible()
    await ben.call('POST', 'kitchen-links/accept', { secret: link.secret })
    await expect(bens.getByRole('link', { name: 'Our week' })).toBeVisible()
    await bens.goto(`${server.url}#/shopping-lists`)
    await bens.getByRole('link', { name: 'Groceries' }).click()
    await hers.goto(`${server.url}#/shopping-lists`)
    await hers.getByRole('link', { name: 'Groceries' }).click()
    await bens.getByLabel('Add to the list').fill('2 leeks')
    await bens.getByLabel('Add to the list').press('Enter')
    await expect(hers.getByRole('checkbox', { name: /leeks/ })).toBeVisible()
  })

  await test.step('Both add a line at once, and both have both', async () => {
    const line = (page: Page) => page.getByLabel('Add to the list')
    await line(hers).fill('3 apples')
    await line(bens).fill('1 kg flour')
    await Promise.all([line(hers).press('Enter'), line(bens).press('Enter')])
    for (const page of [hers, bens])
      for (const name of [/apples/, /flour/, /leeks/]) await expect(page.getByRole('checkbox', { name })).toBeVisible()
  })

  await test.step('Anna removes him: his open list closes, and he has neither list nor plan', async () => {
    await anna.call('DELETE', `kitchens/${id}/members/${ben.id}`)
    await expect(bens.getByText('You’re no longer in the household “Home”.')).toBeVisible()
    await expect(bens.getByText('No list yet')).toBeVisible()
    await bens.goto(`${server.url}#/meal-planners`)
    await expect(bens.getByText('No plan yet')).toBeVisible()
    await expect(hers.getByRole('checkbox', { name: /leeks/ })).toBeVisible()
  })
})
