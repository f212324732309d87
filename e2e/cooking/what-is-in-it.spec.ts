import { expect, type Page, test } from '@playwright/test'
import { logIn, type Member, registerMember } from '../member.ts'
import { checkScreen } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer
let cook: Member

test.beforeAll(async () => {
  server = await startServer()
  cook = await registerMember(server.url)
})

test.afterAll(() => server.stop())

async function writeRecipe(title: string, ingredients: string): Promise<string> {
  const response = await fetch(`${server.url}api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cook.token}` },
    body: JSON.stringify({ title, ingredients, yield: '2 servings' }),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()).id
}

const section = (page: Page) => page.getByRole('region', { name: 'What is in it' })

test('a cook sees what is in a recipe, explains a line for the whole book, and turns nutrition off', async ({
  page,
}) => {
  const cubes = await writeRecipe('Sweet cubes', '200 g sugar\n2 tbsp glimmerdust')
  const tea = await writeRecipe('Glimmer tea', '1 l water\n1 tbsp glimmerdust')
  await logIn(page, cook)
  await page.goto(`${server.url}#/recipe/${cubes}`)
  await expect(section(page).getByText('> 390 kcal')).toBeVisible()
  await expect(section(page).getByText('1 of 2 lines isn’t counted: 2 tbsp glimmerdust.')).toBeVisible()
  await checkScreen(page, 'what is in it', { size: 'desktop', scheme: 'light', language: 'en-us' })

  await section(page).getByRole('button', { name: 'What each line is' }).click()
  await page.getByRole('button', { name: '2 tbsp glimmerdust' }).click()
  await page.getByRole('combobox', { name: 'Food' }).fill('honey')
  await page.getByRole('option', { name: 'honey', exact: true }).click()
  const lines = page.getByRole('dialog', { name: 'What each line is' })
  await expect(lines.getByText(/^honey, 4\d g, Chosen in this book$/)).toBeVisible()
  await lines.getByRole('button', { name: 'Close' }).click()
  await expect(section(page).getByText('lines isn’t counted')).toBeHidden()

  await page.goto(`${server.url}#/recipe/${tea}`)
  await expect(section(page).getByText('Energy')).toBeVisible()
  await expect(section(page).getByText('lines isn’t counted')).toBeHidden()

  await page.goto(`${server.url}#/settings/display`)
  await page.getByRole('switch', { name: 'Nutrition' }).click()
  await page.goto(`${server.url}#/recipe/${cubes}`)
  await expect(section(page).getByRole('button', { name: 'What each line is' })).toBeVisible()
  await expect(page.getByText('kcal')).toBeHidden()
})
