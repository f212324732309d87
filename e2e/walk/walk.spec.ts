import { expect, type Page, test } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'
import { paprikaFile, tinyPhoto } from './paprika-file.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

const library = paprikaFile([
  {
    name: 'Tomato Soup',
    ingredients: '1 (14-ounce) can tomatoes\n1/3 cup cream\n2 onions, chopped\n1 tsp salt',
    directions: 'Heat the oven to 180 °C.\nCook everything for 25 to 30 minutes.',
    servings: 'Serves 4',
    total_time: '40 minutes',
    categories: ['Soup', 'Weeknight'],
    rating: 4,
    photo_data: tinyPhoto,
  },
  { name: 'Plum Cake', ingredients: '250 g flour\n500 g plums', directions: 'Bake.' },
  { name: '', ingredients: '2 lemons\n1 l water', directions: 'Squeeze the lemons.' },
])

async function register(page: Page, name: string): Promise<void> {
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Start your book' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Repeat password').fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Who cooks with you at home?' })).toBeVisible()
  await page.getByRole('link', { name: 'Look around first' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible()
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

async function openMenuEntry(page: Page, name: string): Promise<void> {
  await menu(page).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function importLibrary(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Import recipes' }).click()
  await page.getByRole('link', { name: 'Paprika' }).click()
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'library.paprikarecipes',
    mimeType: 'application/octet-stream',
    buffer: library,
  })
  await page.getByRole('button', { name: 'Import all 3' }).click()
  await expect(page.getByText('Import finished')).toBeVisible()
}

test('a cook imports a library, scales a recipe, shops for it and sends it to a friend', async ({ browser }) => {
  const anna = await (await browser.newContext()).newPage()
  const ben = await (await browser.newContext()).newPage()

  await test.step('Anna registers and imports her library; the report names doubtful recipes', async () => {
    await register(anna, 'Anna')
    await importLibrary(anna)
    await expect(anna.getByText('3 recipes are in your book.')).toBeVisible()
    const worthALook = anna.getByRole('list', { name: 'To check (1)' }).getByRole('listitem')
    await expect(worthALook).toHaveText(/Untitled recipe \(2 lemons\).*It had no name/)
    await anna.getByRole('link', { name: 'Open your book' }).click()
    await expect(anna.getByRole('link', { name: /Plum Cake/ })).toBeVisible()
  })

  await test.step('Anna finds the soup and scales it to six servings', async () => {
    await anna.getByRole('searchbox', { name: 'Search recipes' }).fill('tomat')
    await expect(anna.getByRole('link', { name: /Plum Cake/ })).toBeHidden()
    await anna.getByRole('link', { name: /Tomato Soup/ }).click()
    const yieldField = anna.getByRole('textbox', { name: 'How much to make' })
    await yieldField.fill('6')
    await yieldField.press('Enter')
    await expect(anna.getByRole('group', { name: 'Makes' }).getByText('6 servings')).toBeAttached()
    await expect(anna.getByText('6 servings', { exact: true }).first()).toBeVisible()
    await expect(anna.getByText(/1 ½ \(14-ounce\) cans? tomatoes/)).toBeVisible()
    await expect(anna.getByText('½ cup cream')).toBeVisible()
    await expect(anna.getByText('3 onions, chopped')).toBeVisible()
    await expect(anna.getByText('Heat the oven to 180 °C.')).toBeVisible()
  })

  await test.step('Anna adds the scaled ingredients to a shopping list', async () => {
    await anna.getByRole('button', { name: 'More actions' }).click()
    await anna.getByRole('menuitem', { name: 'Add to shopping list' }).click()
    const dialog = anna.getByRole('dialog')
    await dialog.getByLabel('Name of the new list').fill('Market')
    await dialog.getByRole('button', { name: /Add 4 items/ }).click()
    await menu(anna).getByRole('link', { name: 'Shopping lists' }).click()
    await expect(anna.getByRole('checkbox', { name: /onions 3/ })).toBeVisible()
    await expect(anna.getByText('for Tomato Soup').first()).toBeVisible()
  })

  await test.step('Anna sends Ben a friend request and Ben accepts', async () => {
    await register(ben, 'Ben')
    await openMenuEntry(anna, 'People')
    await anna.getByLabel('Find a friend').fill('ben@example.com')
    await anna.getByRole('button', { name: 'Find', exact: true }).click()
    await anna.getByRole('button', { name: 'Send request' }).click()
    await expect(anna.getByText('Your request is waiting there')).toBeVisible()
    await openMenuEntry(ben, 'People')
    await ben.getByRole('button', { name: /Accept/ }).click()
    await expect(ben.getByRole('heading', { name: 'Friends' })).toBeVisible()
  })

  await test.step('Anna shares the list; each sees the other’s ticks', async () => {
    await menu(anna).getByRole('link', { name: 'Shopping lists' }).click()
    await anna.getByRole('button', { name: 'Share' }).click()
    await anna.getByRole('checkbox', { name: 'Ben' }).check()
    await anna.getByRole('button', { name: 'Done' }).click()
    await menu(ben).getByRole('link', { name: 'Shopping lists' }).click()
    await ben.getByRole('checkbox', { name: /onions 3/ }).check()
    await expect(anna.getByRole('checkbox', { name: /onions 3/ })).toBeChecked()
    await anna.getByRole('checkbox', { name: /salt/ }).check()
    await expect(ben.getByRole('checkbox', { name: /salt/ })).toBeChecked()
  })

  await test.step('Anna sends the soup; Ben receives it live and saves it', async () => {
    await openMenuEntry(anna, 'My recipes')
    await anna.getByRole('link', { name: /Tomato Soup/ }).click()
    await anna.getByRole('button', { name: 'Share' }).click()
    await anna.getByRole('button', { name: 'To a friend' }).click()
    await anna.getByRole('dialog').getByRole('button', { name: 'Ben', exact: true }).click()
    await anna.getByRole('button', { name: 'Send to Ben' }).click()
    await ben.getByRole('button', { name: 'View' }).click()
    await expect(ben.getByText('Tomato Soup').first()).toBeVisible()
    await ben.getByRole('button', { name: 'Save to my book' }).click()
    await openMenuEntry(ben, 'My recipes')
    await ben.getByRole('link', { name: /Tomato Soup/ }).click()
    await expect(ben.getByText('1/3 cup cream').or(ben.getByText('⅓ cup cream'))).toBeVisible()
  })
})
