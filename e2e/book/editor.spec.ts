import { expect, type Page, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { logIn, registerMember } from '../member.ts'
import { checkScreen, type Variant } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'
import { heicPhoto } from './heic-photo.ts'

const phone: Variant = { size: 'phone', scheme: 'light', language: 'en-us' }
const desktop: Variant = { size: 'desktop', scheme: 'dark', language: 'en-us' }

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const editLink = (page: Page) => page.getByRole('link', { name: 'Edit', exact: true })

/** Waits until the image of a photo is loaded. */
const expectPhotoLoaded = (page: Page, name: string) =>
  expect(async () => {
    const width = await page.getByAltText(name).evaluate((image: HTMLImageElement) => image.naturalWidth)
    expect(width).toBeGreaterThan(0)
  }).toPass()

test('the editor adds photos, restores a draft after a reload and merges the changes of two devices', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const cook = await registerMember(server.url, 'Edda')
  await logIn(page, cook)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}#/edit-recipe/new`)

  await test.step('the editor parses lines while the cook types, and the cook corrects an amount', async () => {
    await field(page, 'Title').fill('Buckwheat pancakes')
    await field(page, 'Ingredients').fill('[Batter]\n1 cup buckwheat flour\n2 eggs\n300 ml milk\nbutter, a knob')
    await field(page, 'Instructions').fill('Whisk the flour, the eggs and the milk.\nFry for 2 to 3 minutes.')
    await button(page, '4 ingredients · 1 without an amount').click()
    await page.getByRole('button', { name: /^butter, a knob/ }).click()
    await dialog(page).getByRole('button', { name: 'a', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'knob', exact: true }).click()
    await button(page, 'Use this').click()
    await expect(field(page, 'Ingredients')).toHaveValue(/\na knob butter$/)
    await expect(button(page, '4 ingredients')).toBeVisible()
    await button(page, '2 steps').click()
    await expect(page.getByText('2 to 3 minutes', { exact: true })).toBeVisible()
    await checkScreen(page, 'editor with parsed things', phone)
  })

  await test.step('a reload restores the draft with a photo whose upload failed', async () => {
    await page.route('**/api/images', (route) => route.abort())
    await page.getByLabel('Add photos').setInputFiles(heicPhoto)
    await expect(page.getByRole('list', { name: 'Photos' }).getByText('No connection')).toBeVisible()
    await page.unroute('**/api/images')
    await page.reload()
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
    await expect(field(page, 'Title')).toHaveValue('Buckwheat pancakes')
    await expectPhotoLoaded(page, 'Photo 1')
  })

  const errors = await collectErrors(page)
  await test.step('the saved recipe has the photo', async () => {
    await button(page, 'Save').click()
    await expect(editLink(page)).toBeVisible()
    await expect(button(page, 'View photo 1')).toBeVisible()
  })

  const address = page.url()
  const tablet = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
  const other = await tablet.newPage()
  await test.step('the cook merges a change of another device field by field', async () => {
    await logIn(other, cook)
    await other.goto(address)
    await editLink(other).click()
    await button(other, 'More').click()
    await field(other, 'Title').fill('Galettes')
    await field(other, 'Notes').fill('Thin ones')
    await editLink(page).click()
    await button(page, 'More').click()
    await field(page, 'Title').fill('Blini')
    await field(page, 'Notes').fill('Small ones')
    await field(page, 'Makes').fill('6 servings')
    await button(page, 'Save').click()
    await expect(editLink(page)).toBeVisible()

    await expect(other.getByText('Also changed elsewhere: Title and Notes')).toBeVisible()
    await expect(field(other, 'Makes')).toHaveValue('6 servings')
    await button(other, 'Save').click()
    await expect(other.getByText('This recipe was changed in the meantime')).toBeVisible()
    await other.getByRole('radio', { name: 'Title: Other version' }).check()
    await checkScreen(other, 'two devices side by side', desktop)
    await button(other, 'Save this version').click()
    await expect(other.getByRole('heading', { name: 'Blini', includeHidden: true }).first()).toBeVisible()
    await expect(other.getByText('Thin ones')).toBeVisible()
    await tablet.close()
  })

  await test.step('saving a second recipe with the same title warns of a duplicate', async () => {
    await page.goto(`${server.url}#/edit-recipe/new`)
    await field(page, 'Title').fill('Blini')
    await field(page, 'Ingredients').fill('200 g buckwheat flour\n2 eggs\n300 ml milk\n20 g butter')
    await button(page, 'Save').click()
    await expect(page.getByRole('list', { name: 'You may already have this' })).toContainText('Blini')
    await checkScreen(page, 'a likely duplicate', phone)
    await button(page, 'Keep both').click()
    await expect(editLink(page)).toBeVisible()
  })

  await test.step('the recipe menu adds the recipe to a new meal plan', async () => {
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Add to meal plan' }).click()
    await expect(dialog(page).getByText('This starts your first meal plan.')).toBeVisible()
    await dialog(page).getByRole('combobox', { name: 'Meal' }).selectOption('Lunch')
    await dialog(page).getByRole('button', { name: 'Add to meal plan' }).click()
    await expect(page.getByText('Added to My meals')).toBeVisible()
  })

  await test.step('the duplicates page lists both recipes and deletes one', async () => {
    await page.goto(`${server.url}#/settings`)
    await page.getByRole('link', { name: 'Duplicates' }).click()
    const group = page.getByRole('list', { name: 'Probably the same: Blini' })
    await expect(group.getByRole('listitem')).toHaveCount(2)
    await checkScreen(page, 'duplicates', phone)
    await group.getByRole('button', { name: 'Delete Blini' }).last().click()
    await expect(page.getByText('No duplicates')).toBeVisible()
  })
  expect(errors).toEqual([])
})
