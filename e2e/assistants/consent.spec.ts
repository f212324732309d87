import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { collectErrors } from '../console-errors.ts'
import { logIn, type Member, registerMember } from '../member.ts'
import { checkScreen, inVariants } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer
/** The program that the browser goes back to. */
let program: Server
let redirect: string
let clientId: string
let kim: Member

const verifier = randomBytes(32).toString('base64url')

test.beforeAll(async () => {
  server = await startServer({ ASSISTANTS: 'true' })
  kim = await registerMember(server.url, 'Kim')
  program = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<p>Back</p>'))
  program.listen(0, '127.0.0.1')
  await once(program, 'listening')
  redirect = `http://127.0.0.1:${(program.address() as AddressInfo).port}/callback`
  const answer = await fetch(new URL('oauth/register', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Sous-chef', redirect_uris: [redirect] }),
  })
  clientId = (await answer.json()).client_id
})

test.afterAll(async () => {
  program.close()
  await server.stop()
})

/** The address to which an assistant sends the browser. */
function authorize(): string {
  const url = new URL('oauth/authorize', server.url)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    state: 'a state',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  }).toString()
  return url.href
}

const post = (path: string, fields: Readonly<Record<string, string>>) =>
  fetch(new URL(path, server.url), { method: 'POST', body: new URLSearchParams(fields) })

const devices = (page: Page) => page.getByRole('region', { name: 'Where you’re logged in' })

test('a guest logs in, lets an assistant in for less than it asked, and logs it out among the devices', async ({
  page,
}) => {
  const errors = await collectErrors(page)
  await page.goto(authorize())
  await page.getByLabel('Email').fill(kim.email)
  await page.getByLabel('Password', { exact: true }).fill(kim.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Let an assistant in?' })).toBeVisible()
  await expect(page.getByText('Sous-chef')).toBeVisible()
  await expect(page.getByText(redirect)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Meal plans' }).uncheck({ force: true })
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(kim.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.href.startsWith(redirect))
  const back = new URL(page.url()).searchParams
  expect(back.get('state')).toBe('a state')
  const code = back.get('code') ?? ''
  const fields = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirect, code }
  const tokens = await (await post('oauth/token', { ...fields, code_verifier: verifier })).json()
  expect(tokens.scope).toBe('recipes:read recipes:write lists')

  await page.goto(`${server.url}#/settings`)
  await page.getByRole('main').getByRole('link', { name: 'Kim' }).click()
  await page.getByRole('link', { name: 'Login and security' }).click()
  await expect(devices(page).getByText('Sous-chef')).toBeVisible()
  await devices(page).getByRole('button', { name: 'Log out: Sous-chef' }).click()
  await expect(devices(page).getByText('Sous-chef')).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  const again = { grant_type: 'refresh_token', client_id: clientId, refresh_token: tokens.refresh_token }
  expect((await post('oauth/token', again)).status).toBe(400)
  expect(errors).toEqual([])
})

test('whoever does not allow it goes back with that word, and the request is closed', async ({ page }) => {
  await logIn(page, kim)
  await page.goto(authorize())
  const asking = page.getByRole('button', { name: 'Don’t allow' })
  await expect(asking).toBeVisible()
  const address = page.url()
  await asking.click()
  await page.waitForURL((url) => url.searchParams.get('error') === 'access_denied')
  await page.goto(address)
  await expect(page.getByText('This request is no longer open.')).toBeVisible()
})

test('a wrong address leads nowhere, and says so', async ({ page }) => {
  await logIn(page, kim)
  await page.goto(authorize().replace('callback', 'other'))
  await expect(page.getByText('This request is no longer open.')).toBeVisible()
  expect(new URL(page.url()).origin).toBe(new URL(server.url).origin)
})

test('the page and its proof have no problem that axe finds', async ({ browser }) => {
  await inVariants(browser, async (page, variant) => {
    await logIn(page, kim)
    await page.goto(authorize())
    const allow = page.getByRole('button', { name: variant.language === 'he' ? 'לאשר' : 'Allow', exact: true })
    await expect(allow).toBeVisible()
    await checkScreen(page, 'letting an assistant in', variant)
    await allow.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkScreen(page, 'the proof for an assistant', variant)
    await page.keyboard.press('Escape')
    await expect(allow).toBeFocused()
    await page.setViewportSize({ width: 320, height: 640 })
    await checkScreen(page, 'letting an assistant in, narrow', variant)
  })
})
