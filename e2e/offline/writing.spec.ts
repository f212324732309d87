import { type Browser, expect, type Page, test } from '@playwright/test'
import { logIn, type Member, registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer
let anna: Member

test.beforeEach(async () => {
  server = await startServer()
  anna = await registerMember(server.url, 'Anna')
})

test.afterEach(() => server.stop())

async function api(method: string, path: string, body?: unknown) {
  const response = await fetch(new URL(`api/${path}`, server.url), {
    method,
    headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return response.json()
}

/** Opens a page on another device, logged in. */
async function open(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await logIn(page, anna)
  await page.goto(`${server.url}#${path}`)
  return page
}

/** Makes every call to the API fail; the files of the product are loaded already. */
const disconnect = (page: Page) => page.context().route('**/api/**', (route) => route.abort('internetdisconnected'))
const reconnect = (page: Page) => page.context().unroute('**/api/**')

const go = (page: Page, path: string) => page.goto(`${server.url}#${path}`)

const photo = {
  name: 'pie.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
    'base64',
  ),
}

/** Adds photos in the editor that cannot be uploaded yet. */
async function addPhotos(page: Page, count: number): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(Array.from({ length: count }, () => photo))
  await expect(page.getByText('No connection', { exact: true }).and(page.locator('li *'))).toHaveCount(count)
}

/** The picture of a row that is shown from a file on this device. */
const localPhoto = (page: Page, title: RegExp) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title }) })
    .locator('img[src^="blob:"]')

test('changes made offline are sent once when the network is back, and a conflict shows both edits', async ({
  browser,
}) => {
  const soup = await api('POST', 'recipes', { title: 'Soup', notes: 'thin' })
  const plan = await api('POST', 'mealPlans', { title: 'Our week' })
  const here = await open(browser, '/list/main')
  await expect(here.getByRole('link', { name: /Soup/ })).toBeVisible()

  // Open the dialog once with a network, so that the plans are cached.
  await go(here, `/recipe/${soup.id}`)
  await expect(here.getByRole('heading', { name: 'Soup' })).toBeVisible()
  await here.getByRole('button', { name: 'More actions' }).click()
  await here.getByRole('menuitem', { name: 'Add to meal plan' }).click()
  // Closed before it has its answer, the dialog would end its call.
  const submit = here.getByRole('dialog').getByRole('button', { name: 'Add to meal plan' })
  await expect(submit).toBeVisible()
  await expect(submit).not.toHaveAttribute('aria-busy')
  await here.keyboard.press('Escape')

  await disconnect(here)
  await here.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await expect(here.getByText('Saved on this device. We’ll send it when you’re back online.')).toBeVisible()
  await here.getByRole('button', { name: 'Choose labels' }).click()
  await here.getByRole('textbox', { name: 'Find or add a label' }).fill('cellar')
  await here.getByRole('button', { name: 'Add label' }).click()
  await here.keyboard.press('Escape')
  await expect(here.getByRole('list', { name: 'Labels' }).getByRole('link', { name: 'cellar' })).toBeVisible()

  await go(here, `/edit-recipe/${soup.id}`)
  await expect(here.getByRole('textbox', { name: 'Notes' })).toHaveValue('thin')
  await here.getByRole('textbox', { name: 'Notes' }).fill('thick')
  await addPhotos(here, 1)
  await here.getByRole('button', { name: 'Save' }).click()
  await expect(here.getByRole('heading', { name: 'Soup' })).toBeVisible()
  await expect(here.getByText('thick')).toBeVisible()

  await go(here, '/edit-recipe/new')
  await here.getByRole('textbox', { name: 'Title' }).fill('Cellar pie')
  await addPhotos(here, 2)
  await here.getByRole('button', { name: 'Save' }).click()
  await expect(here.getByRole('heading', { name: 'Cellar pie' })).toBeVisible()
  await expect(here.locator('img[src^="blob:"]').first()).toBeVisible()
  await here.getByRole('button', { name: 'More actions' }).click()
  await here.getByRole('menuitem', { name: 'Add to meal plan' }).click()
  await here.getByRole('dialog').getByRole('button', { name: 'Add to meal plan' }).click()
  await expect(here.getByText('Added to Our week')).toBeVisible()

  // A reload restores all of it.
  await here.reload()
  await expect(here.getByRole('heading', { name: 'Cellar pie' })).toBeVisible()
  await expect(here.locator('img[src^="blob:"]').first()).toBeVisible()
  await go(here, '/list/main')
  await expect(localPhoto(here, /Cellar pie/)).toBeVisible()
  await expect(localPhoto(here, /Soup/)).toBeVisible()

  // A search without a cached answer does not show the results of another.
  await here.getByRole('searchbox', { name: 'Search recipes' }).fill('unicorn')
  await expect(here.getByText(/^This needs a connection/)).toBeVisible({ timeout: 1_500 })
  await expect(here.getByRole('link', { name: /Soup/ })).toBeHidden()

  // Another device edits the same recipe.
  const there = await open(browser, `/edit-recipe/${soup.id}`)
  await expect(there.getByRole('textbox', { name: 'Notes' })).toHaveValue('thin')
  await there.getByRole('textbox', { name: 'Notes' }).fill('with cream')
  await there.getByRole('button', { name: 'Save' }).click()
  await expect(there.getByRole('heading', { name: 'Soup' })).toBeVisible()

  await reconnect(here)
  await here.evaluate(() => window.dispatchEvent(new Event('online')))
  await go(there, '/list/main')
  // A page loaded without a server retries its session every few seconds.
  await expect(there.getByRole('link', { name: /Cellar pie/ })).toBeVisible({ timeout: 30_000 })
  await expect(here.getByText('Couldn’t save 1 change.')).toBeVisible()
  await here.getByRole('link', { name: 'Show' }).click()
  await expect(here.getByText('Your changes aren’t saved')).toBeVisible()
  await here.getByRole('link', { name: 'Compare' }).click()
  // After the reload the photo comes from the server.
  await here.reload()
  const widthOf = (photo: Element) => (photo instanceof HTMLImageElement ? photo.naturalWidth : 0)
  await expect.poll(() => here.getByRole('img', { name: 'Photo 1' }).evaluate(widthOf)).toBeGreaterThan(0)
  const notes = here.getByRole('group', { name: 'Notes' })
  await expect(notes.getByText('thick')).toBeVisible()
  await expect(notes.getByText('with cream')).toBeVisible()
  await here.getByRole('button', { name: 'Save this version' }).click()
  await expect(here.getByRole('heading', { name: 'Soup' })).toBeVisible()
  await expect(here.getByText('Your changes aren’t saved')).toBeHidden()

  const saved = await api('GET', `recipes/${soup.id}`)
  expect(saved).toMatchObject({ notes: 'thick', rating: 4, labels: [{ title: 'cellar' }] })
  expect(saved.images).toHaveLength(1)
  const { data } = await api('GET', 'recipes/by-page')
  const pies = data.filter(({ title }: { title: string }) => title === 'Cellar pie')
  expect(pies).toHaveLength(1)
  expect((await api('GET', `recipes/${pies[0].id}`)).images).toHaveLength(2)
  await expect
    .poll(async () => (await api('GET', `mealPlans/${plan.id}`)).items)
    .toMatchObject([{ title: 'Cellar pie', recipe: { id: pies[0].id } }])
})

test('a recipe saved offline in an empty book is displayed at once and sent once', async ({ browser }) => {
  const here = await open(browser, '/edit-recipe/new')
  await here.getByRole('textbox', { name: 'Title' }).fill('Cellar pie')
  // The screens that it links to are prefetched while the page is idle.
  await here.waitForLoadState('networkidle')
  await here.context().setOffline(true)
  await here.getByRole('textbox', { name: 'Instructions' }).fill('Bake it.')
  await here.getByRole('button', { name: 'Save' }).click()
  await expect(here.getByText('Saved on this device. We’ll send it when you’re back online.')).toBeVisible()
  await expect(here.getByText('Bake it.')).toBeVisible()
  await here.getByRole('link', { name: 'Cook', exact: true }).click()
  await expect(here.getByText('Step 1 of 1').first()).toBeVisible()
  await expect(here.getByRole('button', { name: 'Try again' })).toBeHidden()
  // Cook mode leaves room for the line above it.
  await expect(here.getByText('No connection')).toBeVisible()
  await expect.poll(() => here.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)

  await here.context().setOffline(false)
  const titles = async () =>
    (await api('GET', 'recipes/by-page')).data.map(({ title }: { readonly title: string }) => title)
  await expect.poll(titles).toEqual(['Cellar pie'])
})
