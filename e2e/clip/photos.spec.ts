import { expect, type Page, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { registerMember } from '../member.ts'
import { checkScreen } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'
import { photographedRecipe, recipePdf } from './photographed-recipe.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

test.use({ serviceWorkers: 'allow' })

const phone = { size: 'phone', scheme: 'light', language: 'en-us' } as const

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })

/** Waits until the service worker has the files that read photos. */
const whenCached = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = (await (await caches.open('potluck:files')).keys()).map(({ url }) => url)
          return ['photo-worker', 'worker.min', 'tesseract-core', 'eng.traineddata'].filter((file) =>
            names.some((name) => name.includes('/on-demand/') && name.includes(file)),
          ).length
        }),
      { timeout: 20_000 },
    )
    .toBe(4)

test('a cook photographs a page, answers for an amount, and reads another page in airplane mode', async ({
  context,
  page,
}) => {
  const { token } = await registerMember(server.url)
  const photo = await photographedRecipe(context)
  const pdf = await recipePdf(context)
  await context.addInitScript((value) => localStorage.setItem('potluck:token', value), token)
  const errors = await collectErrors(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(server.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${server.url}#/add-recipe`)

  await test.step('the photos are chosen; nothing that reads them is loaded before', async () => {
    await page.getByLabel('Choose photos or a PDF').setInputFiles(photo)
    await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible()
    expect(requests.filter((url) => url.includes('/npm/'))).toEqual([])
    await checkScreen(page, 'photos chosen', phone)
  })

  await test.step('an amount that is not certain is asked for beside its line of the photo', async () => {
    await page.getByRole('button', { name: 'Read pages' }).click()
    await expect(page.getByRole('heading', { name: 'Check the amounts' })).toBeVisible({ timeout: 30_000 })
    await checkScreen(page, 'amounts asked', phone)
    await expect(page.getByRole('img', { name: 'This line in the photo' })).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Please answer each one.')).toBeVisible()
    await page.getByRole('radio', { name: 'Other' }).check()
    await page.getByLabel('Amount in the photo').fill('⅚')
    await page.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('the review has the fractions that the engine does not know, and the photo beside', async () => {
    await expect(title(page)).toHaveValue('Plum Crumble')
    const ingredients = page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem')
    await expect(ingredients).toHaveText([
      '600 g plums',
      '100 g oats',
      '½ tsp cinnamon',
      /^1 ?½ cups flour$/,
      '⅚ cup sugar',
    ])
    await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible()
    await checkScreen(page, 'photos reviewed', phone)
  })

  await test.step('the saved recipe has the photo where the cook wants it', async () => {
    await page.getByRole('checkbox', { name: 'Save the photos with the recipe' }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('checkbox', { name: '600 g plums' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'View photo 1' })).toBeVisible()
  })

  await test.step('a PDF is read from its text, and its page becomes the picture', async () => {
    await page.goto(`${server.url}#/add-recipe`)
    await page.getByLabel('Choose photos or a PDF').setInputFiles(pdf)
    await page.getByRole('button', { name: 'Read pages' }).click()
    await expect(title(page)).toHaveValue('Plum Crumble', { timeout: 20_000 })
    await expect(page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Back to the box' }).click()
  })

  await test.step('in airplane mode a photo is read and saved as well', async () => {
    await whenCached(page)
    await context.setOffline(true)
    await page.getByLabel('Choose photos or a PDF').setInputFiles(photo)
    await page.getByRole('button', { name: 'Read pages' }).click()
    await expect(page.getByRole('heading', { name: 'Check the amounts' })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(title(page)).toHaveValue('Plum Crumble')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('checkbox', { name: '600 g plums' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'View photo 1' })).toBeHidden()
  })

  expect(errors.filter((error) => !/ERR_INTERNET_DISCONNECTED/.test(error))).toEqual([])
})

test('handwriting is refused, and the editor has its photo', async ({ context, page }) => {
  const { token } = await registerMember(server.url)
  const photo = await photographedRecipe(context, 'filter: blur(9px)')
  await context.addInitScript((value) => localStorage.setItem('potluck:token', value), token)
  await page.goto(`${server.url}#/add-recipe`)
  await page.getByLabel('Choose photos or a PDF').setInputFiles(photo)
  await page.getByRole('button', { name: 'Read pages' }).click()
  await expect(page.getByText('Couldn’t read this')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Keep the photo and type' }).click()
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
})
