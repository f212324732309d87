import { randomUUID } from 'node:crypto'
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

/** Ada copied two recipes into her household long ago, and changed one of the copies there since. */
async function household(): Promise<{ readonly ada: Cook; readonly id: string }> {
  const ada = await registerCook(server.url, 'Ada')
  for (const title of ['Plum cake', 'Leek soup']) await ada.call('POST', 'recipes', { title, ingredients: '3 plums' })
  const id = randomUUID()
  await ada.call('POST', 'kitchens', { id, name: 'Home' })
  await ada.call('POST', `kitchens/${id}/moves`, { id: randomUUID(), recipes: { kind: 'all' } })
  await expect
    .poll(async () => (await ada.call<{ totalCount: number }>('GET', `recipes/by-page?kitchen=${id}`)).totalCount)
    .toBe(2)
  const { data } = await ada.call<{ data: { id: string; title: string }[] }>('GET', `recipes/by-page?kitchen=${id}`)
  const cake = data.find(({ title }) => title === 'Plum cake')
  await ada.call('PUT', `recipes/${cake?.id}?kitchen=${id}`, { title: 'Plum cake', ingredients: '4 plums' })
  return { ada, id }
}

test('what is in the own book and in the household becomes one recipe, and the cook chooses where the texts differ', async ({
  browser,
}) => {
  const { ada, id } = await household()
  const page = await openAs(browser, server.url, ada, `/kitchens/${id}`)
  await page.getByRole('link', { name: 'Join them' }).click()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Join “Plum cake”' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which text stays?' })
  await dialog.getByRole('radio', { name: 'Ingredients: Your version' }).check()
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Join “Plum cake”' })).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await page.getByRole('button', { name: 'Join 1 recipe' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  const titles = async (query: string) =>
    (await ada.call<{ data: { title: string }[] }>('GET', `recipes/by-page${query}`)).data.map(({ title }) => title)
  expect([await titles(''), await titles(`?kitchen=${id}`)]).toEqual([[], ['Leek soup', 'Plum cake']])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titles('')).toEqual(['Leek soup'])
})
