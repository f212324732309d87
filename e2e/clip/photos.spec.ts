import { expect, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { registerMember } from '../member.ts'
import { type RunningServer, startServer } from '../server.ts'
import { photographedRecipe } from './photographed-recipe.ts'

let server: RunningServer

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

test.use({ serviceWorkers: 'allow' })

test('a cook photographs a page, and it is read on the device', async ({ context, page }) => {
  const { token } = await registerMember(server.url)
  const photo = await photographedRecipe(context)
  await context.addInitScript((value) => localStorage.setItem('potluck:token', value), token)
  const errors = await collectErrors(page)
  await page.goto(`${server.url}#/add-recipe`)
  await page.getByLabel('Choose photos or a PDF').setInputFiles(photo)
  await page.getByRole('button', { name: 'Read the pages' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Plum Crumble', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: '600 g plums' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show photo 1 in full' })).toBeVisible()
  expect(errors).toEqual([])
})
