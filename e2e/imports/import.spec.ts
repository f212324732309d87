import { expect, type Page, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { logIn, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'
import { paprikaFile, tinyPhoto } from '../walk/paprika-file.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const library = paprikaFile([
  { name: 'Beet soup', ingredients: '2 beets\n1 onion', directions: 'Simmer.', rating: 4, photo_data: tinyPhoto },
  { name: '', ingredients: '1 loaf of bread', directions: 'Toast it.' },
])

const table = Buffer.from(
  'Title,Ingredients,Directions,Tags,Wine\nPlum cake,"200 g flour\n3 plums",Bake.,sweet,Cider\n',
)

async function openImports(page: Page): Promise<void> {
  await page.goto(`${server.url}#/settings/import`)
  await expect(page.getByRole('heading', { level: 1, name: 'Import recipes' })).toBeVisible()
}

const send = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Not sure? Choose any file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

test('a cook previews an import, imports, undoes it, and imports a table', async ({ page }) => {
  await logIn(page, await registerMember(server.url))
  const errors = await collectErrors(page)

  await test.step('the preview shows the format and the recipes of a file', async () => {
    await openImports(page)
    await send(page, 'library.paprikarecipes', library)
    await expect(page.getByRole('heading', { name: '2 recipes from Paprika' })).toBeVisible()
    const rows = page.getByRole('list', { name: 'What will be imported' }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('2 ingredients · 1 step · 1 photo · 4 stars')
    await expect(rows.last()).toContainText('It had no name')
    await rows.first().getByText('Beet soup').click()
    await expect(page.getByText('1 onion')).toBeVisible()
  })

  await test.step('the report lists each recipe; the recipes have the label', async () => {
    await page.getByRole('switch', { name: 'Label each recipe' }).click()
    await page.getByRole('button', { name: 'Import all 2' }).click()
    await expect(page.getByText('2 recipes are in your book.')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'To check (1)' })).toBeVisible()
    await page.getByRole('tab', { name: 'Imported (1)' }).click()
    await page.getByRole('link', { name: 'Beet soup' }).click()
    await expect(page.getByText(/^Imported on /).first()).toBeVisible()
    await page.goBack()
  })

  await test.step('undo moves the imported recipes to the trash', async () => {
    await page.getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('2 recipes are in the trash. You can restore them for 30 days.')).toBeVisible()
    await page.getByRole('link', { name: 'Open trash' }).click()
    await expect(page.getByText('Beet soup')).toBeVisible()
  })

  await test.step('the preview maps columns by name, and the cook changes the mapping', async () => {
    await openImports(page)
    await send(page, 'cakes.csv', table)
    await expect(page.getByRole('heading', { name: '1 recipe from Table (CSV)' })).toBeVisible()
    const wine = page.getByRole('combobox', { name: 'Wine' })
    await expect(wine).toHaveValue('notes')
    await wine.selectOption('labels')
    await page.getByRole('button', { name: 'Update preview' }).click()
    await expect(page.getByText(/Cider/)).toBeVisible()
    await expect(wine).toHaveValue('labels')
    await wine.selectOption('notes')
    await page.getByRole('button', { name: 'Import it' }).click()
    await page.getByRole('link', { name: 'Plum cake' }).click()
    await expect(page.getByText('Wine: Cider')).toBeVisible()
  })

  await test.step('an unreadable file is refused with a link to choose another', async () => {
    await openImports(page)
    await send(page, 'scan.pdf', Buffer.from('%PDF-1.7'))
    await expect(page.getByText('Couldn’t read this file')).toBeVisible()
    await page.getByRole('link', { name: 'Choose another file' }).click()
    await expect(page.getByLabel('Not sure? Choose any file')).toBeAttached()
  })

  expect(errors).toEqual([])
})
