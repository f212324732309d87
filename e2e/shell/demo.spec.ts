import { expect, test } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer({ DEMO: 'true' })
})

test.afterAll(() => server.stop())

test('one tap gives a book for an hour; what is no part of a demo says so, and a session that is over leads to a new one', async ({
  page,
}) => {
  await page.goto(server.url)
  const start = page.getByRole('main').getByRole('link', { name: 'Try Potluck' })
  await expect(start).toBeVisible()
  await expect(page.getByText('Your recipes stay yours.')).toHaveCount(0)
  await start.click()
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible()
  const notice = page.getByText(/^Demo: everything here is deleted at \d/)
  await expect(notice).toBeVisible()

  await page.getByRole('link', { name: /Tomato pasta/ }).click()
  await expect(page.getByText('Toss the pasta with the sauce and the basil.')).toBeVisible()
  await expect(notice).toBeVisible()

  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: /Copy link/ }).click()
  await expect(page.getByText('This isn’t part of the demo.')).toBeVisible()
  await page.keyboard.press('Escape')

  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: /Guest/ }).click()
  await page.getByRole('link', { name: 'Login and security' }).click()
  await expect(page.getByText('This isn’t part of the demo.').first()).toBeVisible()

  // As it is when the hour is over.
  await page.evaluate(async () => {
    const token = Object.values(localStorage)
      .find((value) => /^"?[\w-]{43}"?$/.test(value))
      ?.replaceAll('"', '')
    await fetch('api/users/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  })
  await menu.getByRole('link', { name: 'Shopping lists' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please log in again' })
  await dialog.getByRole('button', { name: 'Try it' }).click()
  await expect(dialog).toBeHidden()
  await expect(notice).toBeVisible()
})
