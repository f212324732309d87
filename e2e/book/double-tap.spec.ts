import { expect, test } from '@playwright/test'
import { logIn } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'
import { registerCook } from '../social/cooks.ts'

let server: RunningServer

test.beforeEach(async () => {
  server = await startServer()
})

test.afterEach(() => server.stop())

for (const pause of [60, 150, 250]) {
  const tag = pause === 150 ? [] : ['@rest']
  test(`a sheet’s button that is tapped twice within ${pause} ms does not start what lies behind it`, { tag }, async ({
    browser,
  }) => {
    const anna = await registerCook(server.url, 'Anna')
    const soup = await anna.call<{ id: string }>('POST', 'recipes', {
      title: 'Leek soup',
      ingredients: '2 leeks\n1 onion\n3 carrots',
      instructions: 'Cook.',
    })
    const page = await (await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } })).newPage()
    await logIn(page, anna)
    await page.goto(`${server.url}#/recipe/${soup.id}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Add to shopping list' }).click()
    const add = page.getByRole('dialog').getByRole('button', { name: /^Add \d items?$/ })
    await expect(add).toBeEnabled()
    const box = await add.boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.touchscreen.tap(x, y)
    await page.waitForTimeout(pause)
    await page.touchscreen.tap(x + 5, y + 3)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.waitForTimeout(600)
    expect(page.url()).toMatch(new RegExp(`/recipe/${soup.id}$`))
    // A tap elsewhere is not lost.
    await page.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible()
  })
}
