import { expect, type Page, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { checkScreen, inVariants } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer
let kim: Member

test.beforeAll(async () => {
  server = await startServer({ ASSISTANTS: 'true' })
  kim = await registerMember(server.url, 'Kim')
})

test.afterAll(() => server.stop())

/** Calls a tool as a program does that was given these lines. @returns the marked part of the answer */
async function use(lines: string, name: string, input: object): Promise<unknown> {
  const { url, headers } = JSON.parse(lines).mcpServers.potluck
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
  })
  return (await answer.json()).result.structuredContent.writtenByPeople
}

/** Opens the page by taps and makes a token. @returns the lines for a program */
async function linesFor(page: Page): Promise<string> {
  await page.goto(`${server.url}#/settings`)
  await page.getByRole('link', { name: 'Other apps' }).click()
  await page.getByRole('link', { name: 'Assistants' }).click()
  await expect(page.getByText(`${server.url}mcp`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Create token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(kim.password)
  await dialog.getByRole('button', { name: 'Create token' }).click()
  return (await page.locator('code').filter({ hasText: 'mcpServers' }).textContent()) ?? ''
}

test('an assistant proposes a recipe and a change, and the cook keeps both', async ({ page, browser }) => {
  const errors = await collectErrors(page)
  await logIn(page, kim)
  const lines = await linesFor(page)
  const soup = await use(lines, 'propose_recipe', {
    title: 'Leek soup',
    ingredients: ['2 leeks'],
    instructions: ['Boil.'],
  })
  expect(soup).toEqual({ inInbox: expect.any(String) })
  await page.goto(`${server.url}#/list/inbox`)
  await page.getByRole('link', { name: 'Leek soup' }).first().click()
  await expect(page.getByText('Assistant wrote this for you')).toBeVisible()
  await page.getByRole('button', { name: 'Save to my book' }).click()
  await expect(page.getByText('Assistant wrote this for you')).toBeHidden()

  const recipe = Object(soup).inInbox
  const change = { recipe, instructions: ['Boil.', 'Blend.'] }
  const proposed = Object(await use(lines, 'propose_change', change)).inInbox
  await page.goto(`${server.url}#/recipe/${proposed}`)
  await expect(page.getByText('Assistant suggests a change to “Leek soup”')).toBeVisible()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('dialog').getByText('Blend.')).toBeVisible()
  await inVariants(browser, async (other, variant) => {
    await logIn(other, kim)
    await other.goto(`${server.url}#/recipe/${proposed}`)
    await expect(other.getByText('Assistant').first()).toBeVisible()
    await checkScreen(other, 'a proposed change', variant)
    await other.goto(`${server.url}#/settings/apps/assistants`)
    await expect(other.getByText(`${server.url}mcp`, { exact: true })).toBeVisible()
    await checkScreen(other, 'assistants', variant)
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Change the recipe' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Blend.')).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await page.goto(`${server.url}#/list/inbox`)
  await expect(page.getByText('Your inbox is empty')).toBeVisible()
  expect(errors).toEqual([])
})
