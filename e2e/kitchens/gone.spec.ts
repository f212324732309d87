import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'
import { befriend, type Cook, openAs, registerCook } from '../social/cooks.ts'

let server: RunningServer

test.beforeEach(async () => {
  server = await startServer()
})

test.afterEach(() => server.stop())

const axeFinds = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

const phone = { width: 390, height: 844 }

/** By the page of the household, or by its list: the later one replaces the other. */
const noLongerIn = /^You’re no longer in (“Lindenhof”|that household)/

async function onPhone(browser: Parameters<typeof openAs>[0], cook: Cook): Promise<Page> {
  const page = await openAs(browser, server.url, cook, '/list/main')
  await page.setViewportSize(phone)
  return page
}

/** Anna keeps the kitchen “Lindenhof”, Ben cooks in it, and Carla is a reader. Each has one own recipe, and the kitchen has one. */
async function household(browser: Parameters<typeof openAs>[0]) {
  const cooks = await Promise.all(['Anna', 'Ben', 'Carla'].map((name) => registerCook(server.url, name)))
  const [anna, ben, carla] = cooks
  if (!anna || !ben || !carla) throw new Error('somebody did not register')
  const { id } = await anna.call('POST', 'kitchens', { name: 'Lindenhof' })
  for (const [cook, role] of [[ben, 'cook'] as const, [carla, 'reader'] as const]) {
    await befriend(anna, cook)
    await anna.call('POST', `kitchens/${id}/invited`, { personId: cook.id, role })
    await cook.call('POST', `kitchens/${id}/join`)
  }
  await anna.call('POST', 'recipes', { title: 'Annas toast' })
  await ben.call('POST', 'recipes', { title: 'Bens beans' })
  await carla.call('POST', 'recipes', { title: 'Carlas carrots' })
  await ben.call('POST', `recipes?kitchen=${id}`, { title: 'Plum cake' })
  const pages = {
    annas: await onPhone(browser, anna),
    bens: await onPhone(browser, ben),
    carlas: await onPhone(browser, carla),
  }
  return { anna, ben, carla, id, ...pages }
}

const seesOwn = (page: Page, title: string) => expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible()

/** Chooses the kitchen under the title of the list, which remembers it. */
async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My recipes', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Lindenhof' }).click()
  await expect(page.getByRole('link', { name: /Plum cake/ })).toBeVisible()
}

/** Taps the menu, from any page. */
async function tapRecipes(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Open menu|Menu)/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'My recipes', exact: true }).click()
}

async function openKitchen(page: Page, id: string): Promise<void> {
  await page.goto(`${server.url}#/kitchens/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Lindenhof' })).toBeVisible()
}

test('a cook who is removed from the chosen kitchen, or leaves it, finds their own book in every way', async ({
  browser,
}) => {
  const { anna, carla, id, bens, carlas } = await household(browser)
  for (const page of [bens, carlas]) await choose(page)

  await test.step('Carla is removed while she looks at it', async () => {
    await anna.call('DELETE', `kitchens/${id}/members/${carla.id}`)
    await expect(carlas.getByText('You’re no longer in that household. This is your own book.')).toBeVisible()
    await seesOwn(carlas, 'Carlas carrots')
    await carlas.reload()
    await seesOwn(carlas, 'Carlas carrots')
    expect(await axeFinds(carlas)).toEqual([])
  })

  await test.step('Ben leaves with copies, and taps “Recipes”', async () => {
    await openKitchen(bens, id)
    await bens.getByRole('button', { name: 'More about Lindenhof' }).click()
    await bens.getByRole('menuitem', { name: 'Leave' }).click()
    const dialog = bens.getByRole('dialog')
    await expect(dialog.getByText(/shopping lists and meal plans/)).toBeVisible()
    await dialog.getByRole('radio', { name: 'All' }).check()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(bens.getByText(noLongerIn)).toBeVisible()
    await tapRecipes(bens)
    await seesOwn(bens, 'Bens beans')
    await seesOwn(bens, 'Plum cake')
  })
})

test('a kitchen is dissolved by its name and a password, rests, comes back, rests again, and everybody keeps the recipes', async ({
  browser,
}) => {
  const { anna, id, annas, bens, carlas } = await household(browser)
  for (const page of [annas, bens, carlas]) await choose(page)

  const dissolve = async () => {
    await openKitchen(annas, id)
    await annas.getByRole('button', { name: 'More about Lindenhof' }).click()
    await annas.getByRole('menuitem', { name: 'Delete household' }).click()
    const dialog = annas.getByRole('dialog')
    await expect(dialog.getByText(/^For 30 days/)).toBeVisible()
    expect(await axeFinds(annas)).toEqual([])
    await dialog.getByRole('textbox', { name: 'Type the household’s name' }).fill('Lindenhof')
    await dialog.getByLabel('Your password').fill(anna.password)
    await dialog.getByRole('button', { name: 'Delete household' }).click()
    await expect(annas.getByText(/^Deleted: open until/)).toBeVisible()
  }

  await test.step('Anna dissolves it; Ben is told where he is, and all still read', async () => {
    await dissolve()
    await expect(bens.getByText('Anna deleted “Lindenhof”. You can still copy its recipes.')).toBeVisible()
    for (const page of [bens, carlas]) {
      await expect(page.getByRole('link', { name: /Plum cake/ })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Add a recipe' })).toHaveCount(0)
    }
  })

  await test.step('Ben brings it back by a tap, and writes at once', async () => {
    await bens.getByRole('button', { name: 'View', exact: true }).click()
    await expect(bens.getByText(/^Deleted: open until/)).toBeVisible()
    expect(await axeFinds(bens)).toEqual([])
    await bens.getByRole('button', { name: 'Restore' }).click()
    await expect(bens.getByText('Cook · Adds and edits recipes')).toBeVisible()
    await bens.getByRole('link', { name: /^\d+ recipes?$/ }).click()
    await bens.getByRole('link', { name: 'Add a recipe' }).first().click()
    await bens.goto(`${server.url}#/edit-recipe/new?kitchen=${id}`)
    await expect(bens.getByRole('combobox', { name: 'Save to' })).toHaveCount(0)
    await bens.getByLabel('Title').fill('Bean stew')
    await bens.getByRole('button', { name: 'Save' }).click()
    await expect(bens.getByRole('heading', { name: 'Bean stew' })).toBeVisible()
  })

  await test.step('dissolved again, each takes copies; nobody loses a recipe, and each finds their own book', async () => {
    await dissolve()
    for (const [page, own] of [
      [bens, 'Bens beans'],
      [carlas, 'Carlas carrots'],
      [annas, 'Annas toast'],
    ] as const) {
      await openKitchen(page, id)
      await page.getByRole('button', { name: 'Copy recipes and leave' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('radio', { name: 'All' })).toBeChecked()
      await dialog.getByRole('button', { name: 'Leave' }).click()
      await expect(page.getByText(noLongerIn)).toBeVisible()
      await tapRecipes(page)
      for (const title of [own, 'Plum cake', 'Bean stew']) await seesOwn(page, title)
    }
    expect(await anna.call<{ kitchens: unknown[] }>('GET', 'kitchens')).toMatchObject({ kitchens: [] })
  })
})
