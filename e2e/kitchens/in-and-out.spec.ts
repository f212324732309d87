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

const table = Buffer.from('Title,Ingredients\nPlum pie,3 plums\nLentil soup,200 g lentils\n')

test('a cook brings a file into a kitchen, shares a recipe of it by link and takes its book out; a reader takes it along', async ({
  browser,
}) => {
  const [anna, ben, gil] = [
    await registerCook(server.url, 'Anna'),
    await registerCook(server.url, 'Ben'),
    await registerCook(server.url, 'Gil'),
  ]
  const { id } = await anna.call('POST', 'kitchens', { name: 'Home' })
  const join = async (role: 'cook' | 'reader', cook: typeof ben) => {
    const { secret } = await anna.call<{ secret: string }>('POST', `kitchens/${id}/links`, { role })
    await cook.call('POST', 'kitchen-links/accept', { secret })
  }
  await join('cook', ben)
  await join('reader', gil)
  const bens = await openAs(browser, server.url, ben, '/settings/import')

  await test.step('Ben chooses the kitchen, sends a file, and its recipes are in the book of the kitchen', async () => {
    await bens.getByLabel('Save to').selectOption({ label: 'Home' })
    expect(await axeFinds(bens)).toEqual([])
    const file = { name: 'book.csv', mimeType: 'text/csv', buffer: table }
    await bens.getByLabel('Not sure? Choose any file').setInputFiles(file)
    await expect(bens.getByLabel('Save to')).toHaveValue(id)
    await bens.getByRole('button', { name: 'Import all 2' }).click()
    await expect(bens.getByText('2 recipes are in the book of Home.')).toBeVisible()
    expect(await axeFinds(bens)).toEqual([])
    await bens.getByRole('link', { name: 'Open the book of Home' }).click()
    await bens.getByRole('link', { name: /Plum pie/ }).click()
    await expect(bens.getByText('Added by Ben')).toBeVisible()
  })

  await test.step('his link opens the recipe to a stranger, and Anna takes it back', async () => {
    await bens.getByRole('button', { name: 'Share' }).click()
    await bens.getByRole('button', { name: 'Links' }).click()
    await bens.getByRole('button', { name: 'Create link' }).click()
    await expect(bens.getByText('Created by Ben')).toBeVisible()
    const address = await bens.getByLabel('Address').inputValue()
    const strangers = await browser.newPage()
    await strangers.goto(address)
    await expect(strangers.getByRole('heading', { name: 'Plum pie' })).toBeVisible()
    const hers = await openAs(browser, server.url, anna, '/shares')
    await hers.getByRole('button', { name: 'Turn off link to Plum pie' }).click()
    await hers.getByRole('dialog').getByRole('button', { name: 'Turn off link' }).click()
    await expect(hers.getByText('Links to recipes of Home')).toHaveCount(0)
    expect((await strangers.reload())?.status()).toBe(404)
  })

  await test.step('Gil, a guest, takes the book of the kitchen out as text', async () => {
    const gils = await openAs(browser, server.url, gil, '/settings/export')
    await gils.getByLabel('From the book').selectOption({ label: 'Home' })
    await gils.getByLabel('Format').selectOption('txt')
    const download = gils.waitForEvent('download')
    await gils.getByRole('button', { name: 'Download' }).first().click()
    const stream = await (await download).createReadStream()
    expect(Buffer.concat(await stream.toArray()).toString()).toContain('Lentil soup')
    expect(await axeFinds(gils)).toEqual([])
  })
})
