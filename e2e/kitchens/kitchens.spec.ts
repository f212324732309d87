import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'
import { type Cook, openAs, registerCook } from '../social/cooks.ts'

let server: RunningServer

test.beforeEach(async () => {
  server = await startServer()
})

test.afterEach(() => server.stop())

const axeFinds = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

/** The id in the address of a kitchen's page. */
const kitchenOf = (page: Page): string => /kitchens\/([^/?]+)/.exec(page.url())?.[1] ?? ''

async function linkInto(kitchenId: string, owner: Cook): Promise<string> {
  const { secret } = await owner.call<{ secret: string }>('POST', `kitchens/${kitchenId}/links`, {})
  return `/kitchens/invitation/${secret}`
}

test('two people keep one book: a kitchen is made, joined by a link, written in by both, and left', {
  tag: '@rest',
}, async ({ browser }) => {
  const anna = await registerCook(server.url, 'Anna')
  await anna.call('POST', 'recipes', { title: 'Her own toast' })
  const hers = await openAs(browser, server.url, anna, '/people')
  let kitchenId = ''

  await test.step('Anna makes a kitchen from the question on the page of people', async () => {
    await hers.getByRole('link', { name: 'Create household' }).click()
    await hers.getByRole('switch', { name: 'Move my recipes into it' }).click()
    await hers.getByRole('button', { name: 'Create household' }).click()
    await hers.getByRole('dialog', { name: 'Invite people' }).getByRole('button', { name: 'Done' }).click()
    await expect(hers.getByRole('heading', { level: 1, name: 'Our home' })).toBeVisible()
    kitchenId = kitchenOf(hers)
    expect(await axeFinds(hers)).toEqual([])
  })

  const bens = await openAs(browser, server.url, null, await linkInto(kitchenId, anna))
  await test.step('Ben, who has no account, opens the link, registers and is in it', async () => {
    await expect(bens.getByRole('heading', { name: 'Anna invited you to “Our home”' })).toBeVisible()
    expect(await axeFinds(bens)).toEqual([])
    await bens.getByRole('link', { name: 'Create an account' }).click()
    await bens.getByLabel('Name').fill('Ben')
    await bens.getByLabel('Email').fill('ben@example.org')
    await bens.getByLabel('Password', { exact: true }).fill('mash beans 7 leeks')
    await bens.locator('[name=confirmPassword]').fill('mash beans 7 leeks')
    await bens.getByRole('button', { name: 'Create account' }).click()
    await expect(bens.getByRole('heading', { level: 1, name: 'Our home' })).toBeVisible()
    await expect(hers.getByText('Ben', { exact: true })).toBeVisible()
  })

  await test.step('what Anna writes appears on his open list, and her own recipes do not', async () => {
    await bens.goto(`${server.url}#/list/main?kitchen=${kitchenId}`)
    await expect(bens.getByText('This household’s book is empty')).toBeVisible()
    await hers.goto(`${server.url}#/edit-recipe/new?kitchen=${kitchenId}`)
    await hers.getByLabel('Title').fill('Lentil soup')
    await hers.getByRole('button', { name: 'Save' }).click()
    await expect(hers.getByRole('heading', { name: 'Lentil soup' })).toBeVisible()
    await expect(bens.getByRole('link', { name: /Lentil soup/ })).toBeVisible()
    await expect(bens.getByRole('link', { name: /Her own toast/ })).toHaveCount(0)
    expect(await axeFinds(bens)).toEqual([])
  })

  await test.step('Ben changes the recipe, and her open page follows; his rating is his own', async () => {
    await bens.getByRole('link', { name: /Lentil soup/ }).click()
    await bens.getByRole('link', { name: 'Edit' }).click()
    await bens.getByRole('textbox', { name: 'Ingredients' }).fill('200 g red lentils')
    await bens.getByRole('button', { name: 'Save' }).click()
    await expect(hers.getByText('red lentils')).toBeVisible()
    await bens.getByRole('radio', { name: '4 stars' }).click()
    await expect(hers.getByText('Last edited by Ben')).toBeVisible()
    await hers.reload()
    await expect(hers.getByText('red lentils')).toBeVisible()
    await expect(hers.getByRole('radio', { name: '4 stars' })).not.toBeChecked()
  })

  const ben = (
    await anna.call<{ members: { person: { id: string; name: string } }[] }>('GET', `kitchens/${kitchenId}`)
  ).members
    .map(({ person }) => person)
    .find(({ name }) => name === 'Ben')

  await test.step('as a guest Ben reads and does not write; removed, he sees nothing more', async () => {
    await bens.goto(`${server.url}#/list/main?kitchen=${kitchenId}`)
    const add = bens.getByRole('banner').getByRole('link', { name: 'Add a recipe' })
    await expect(add).toBeVisible()
    await anna.call('PUT', `kitchens/${kitchenId}/members/${ben?.id}`, { role: 'reader' })
    await expect(add).toHaveCount(0)
    await expect(bens.getByRole('link', { name: /Lentil soup/ })).toBeVisible()
    await anna.call('DELETE', `kitchens/${kitchenId}/members/${ben?.id}`)
    await expect(bens.getByRole('heading', { name: 'You’re not in this household' })).toBeVisible()
    await expect(bens.getByRole('link', { name: /Lentil soup/ })).toHaveCount(0)
  })
})
