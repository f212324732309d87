import { expect, type Page, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { checkScreen, type Variant } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'

const phone: Variant = { size: 'phone', scheme: 'light', language: 'en-us' }

let server: RunningServer
let cook: Member

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

async function writeRecipe(recipe: Readonly<Record<string, unknown>>): Promise<string> {
  const response = await fetch(`${server.url}api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cook.token}` },
    body: JSON.stringify(recipe),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()).id
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('a line becomes another recipe while it is typed, and is its lines while reading, cooking and shopping', async ({
  page,
  context,
}) => {
  const errors = await collectErrors(page)

  cook = await registerMember(server.url, 'Paola')
  await writeRecipe({
    title: 'Pizza dough',
    yield: 'makes 800 g',
    ingredients: '500 g flour\n300 ml water\n5 g yeast',
    instructions: 'Knead 500 g flour with the rest.\nRest for 8 hours.',
  })
  await logIn(page, cook)
  await page.setViewportSize({ width: 390, height: 844 })

  await test.step('a typed line is offered as the recipe, by the keyboard', async () => {
    await page.goto(`${server.url}edit-recipe/new`)
    await page.getByRole('textbox', { name: 'Title' }).fill('Pizza')
    await page.getByRole('textbox', { name: 'Ingredients' }).fill('400 g pizza dough\n2 tomatoes')
    const offer = button(page, 'Link “400 g pizza dough” to Pizza dough')
    await expect(offer).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('editor.png') })
    await offer.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Ingredients' })).toBeFocused()
    await expect(offer).toBeHidden()
    await page.getByRole('textbox', { name: 'Instructions' }).fill('Bake the pizza dough with tomatoes.')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { name: 'Pizza', level: 1 })).toBeVisible()
  })

  await test.step('it unfolds under its line, scaled once', async () => {
    await button(page, 'Ingredients of Pizza dough').click()
    const lines = page.getByRole('list', { name: 'Ingredients of Pizza dough' }).getByRole('listitem')
    await expect(lines).toHaveText(['250 g flour', '150 ml water', '2.5 g yeast'])
    await button(page, 'Double')
      .or(page.getByRole('button', { name: '2 times' }))
      .first()
      .click()
    await expect(lines).toHaveText(['500 g flour', '300 ml water', '5 g yeast'])
    await page.screenshot({ path: test.info().outputPath('recipe.png'), fullPage: true })
    await checkScreen(page, 'recipe in a recipe', phone)
  })

  await test.step('cook mode has its steps', async () => {
    await page.getByRole('link', { name: 'Cook', exact: true }).first().click()
    await button(page, 'Ingredients').click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Ingredients of Pizza dough' }).click()
    await expect(drawer.getByRole('list', { name: 'Steps of Pizza dough' }).getByRole('listitem').first()).toHaveText(
      'Knead 500 g flour with the rest.',
    )
    await page.screenshot({ path: test.info().outputPath('cook.png') })
    await page.keyboard.press('Escape')
    await page.goBack()
  })

  await test.step('on a list stand its lines, and not what was made ahead', async () => {
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Add to shopping list' }).click()
    const dialog = page.getByRole('dialog')
    const part = dialog.getByRole('checkbox', { name: /^800 g pizza dough/ })
    await expect(dialog.getByRole('checkbox', { name: '500 g flour' })).toBeChecked()
    await page.screenshot({ path: test.info().outputPath('shop.png') })
    await part.click()
    await expect(dialog.getByRole('checkbox', { name: '500 g flour' })).toBeHidden()
    await expect(button(page, 'Add 1 item')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  expect(errors).toEqual([])

  await test.step('offline it unfolds, too', async () => {
    await page.reload()
    await expect(button(page, 'Ingredients of Pizza dough')).toBeVisible()
    await context.setOffline(true)
    const lines = page.getByRole('list', { name: 'Ingredients of Pizza dough' }).getByRole('listitem')
    // The stored screen of the last visit, which stands first, takes no click.
    await expect(async () => {
      if ((await lines.count()) === 0) await button(page, 'Ingredients of Pizza dough').click()
      await expect(lines).toHaveCount(3, { timeout: 2_000 })
    }).toPass()
    await context.setOffline(false)
  })
})
