import { expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { collectErrors } from '../console-errors.ts'
import { logIn, registerMember } from '../member.ts'
import { checkScreen, inVariants } from '../screens/check-screen.ts'
import { type RunningServer, startServer } from '../server.ts'
import { addAuthenticator } from './authenticator.ts'

let server: RunningServer
/** Passkeys belong to a name: an address of numbers has none. */
let url: string

test.beforeAll(async () => {
  server = await startServer()
  url = server.url.replace('127.0.0.1', 'localhost')
})

test.afterAll(() => server.stop())

const security = async (page: Page) => {
  await page.goto(`${url}#/settings/security`)
  await expect(page.getByRole('heading', { level: 1, name: 'Login and security' })).toBeVisible()
}

const desktop = { size: 'desktop', scheme: 'light', language: 'en-us' } as const

/** Logs out on this device, which drops what is left of the session. */
async function logOut(page: Page) {
  await security(page)
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
}

test('a member adds a passkey, logs in with it alone and deletes the account with it', async ({ page }) => {
  const errors = await collectErrors(page)
  const nora = await registerMember(server.url)
  const ownerIsThere = await addAuthenticator(page)
  await page.goto(`${url}#/auth/login`)
  await page.getByLabel('Email').fill(nora.email)
  await page.getByLabel('Password', { exact: true }).fill(nora.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()

  await test.step('the passkey is named and added after the password was asked again', async () => {
    await security(page)
    const section = page.getByRole('region', { name: 'Passkeys' })
    await section.getByRole('button', { name: 'Add passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Passkey name').fill('My phone')
    await dialog.getByLabel('Your password').fill(nora.password)
    await checkScreen(page, 'adding a passkey', desktop)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(section.getByText('My phone')).toBeVisible()
  })

  await test.step('it gets another name', async () => {
    const section = page.getByRole('region', { name: 'Passkeys' })
    await section.getByRole('button', { name: 'Rename: My phone' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Passkey name').fill('My old phone')
    await checkScreen(page, 'renaming a passkey', desktop)
    await page.keyboard.press('Enter')
    await expect(section.getByText('My old phone')).toBeVisible()
  })

  await test.step('it logs in from what the browser offers to fill in, without the button', async () => {
    await logOut(page)
    await page.goto(`${url}#/auth/login`)
    await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible()
  })

  await test.step('while it is offered, the password form works', async () => {
    await logOut(page)
    await ownerIsThere(false)
    const offered = page.waitForResponse('**/passkeys/login/start')
    await page.goto(`${url}#/auth/login`)
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible()
    await offered
    await page.getByLabel('Email').fill(nora.email)
    await page.getByLabel('Password', { exact: true }).fill(nora.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible()
  })

  await test.step('on a slow network, an offer that is still to come does not end what the button asks', async () => {
    await logOut(page)
    const slow = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    let calls = 0
    await page.route('**/passkeys/login/start', async (route) => {
      calls += 1
      if (calls > 1) return route.continue()
      await slow.promise
      await route.fulfill({ response: await route.fetch() })
      late.resolve()
    })
    const offered = page.waitForRequest('**/passkeys/login/start')
    await page.goto(`${url}#/auth/login`)
    await offered
    const button = page.getByRole('button', { name: 'Log in with a passkey' })
    const asked = page.waitForResponse('**/passkeys/login/start')
    await button.click()
    await asked
    slow.resolve()
    await late.promise
    // The page has read that answer before one that it asks for afterwards.
    await page.evaluate(() => fetch('livez').then((answer) => answer.text()))
    await expect(button).toBeDisabled()
    await expect(page.getByText('No passkey was used')).toBeHidden()
    await page.unroute('**/passkeys/login/start')
  })

  await test.step('it logs in without e-mail and password, by keyboard', async () => {
    await page.goto(`${url}#/welcome`)
    await page.reload()
    await page.goto(`${url}#/auth/login`)
    const button = page.getByRole('button', { name: 'Log in with a passkey' })
    await expect(button).toBeVisible()
    await checkScreen(page, 'login with passkey', desktop)
    await button.focus()
    // Before the browser asks: what it has asked already waits for an owner who is never there.
    await ownerIsThere(true)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible()
    await security(page)
    await expect(page.getByText(/^Last used/).first()).toBeVisible()
  })

  await test.step('it proves who is at the device', async () => {
    await page.goto(`${url}#/settings/account`)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey instead' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  await test.step('the passkey of an account that is gone is refused with words', async () => {
    await page.goto(`${url}#/auth/login`)
    // The browser offers it by itself.
    await expect(page.getByText(/^Potluck doesn’t know this passkey/)).toBeVisible()
  })
  // The browser reports each refused call: the logout of an account that is gone, and its passkey.
  expect(errors.filter((error) => !/status of (401|412)/.test(error))).toEqual([])
})

test('a second factor is set up, asked for at a login, replaced by a recovery code and switched off', async ({
  page,
}) => {
  const nora = await registerMember(server.url)
  await logIn(page, nora)
  let secret = ''
  let recoveryCode = ''
  const code = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

  await test.step('setting up shows a key, asks for a code of it and shows recovery codes', async () => {
    await security(page)
    await page.getByRole('region', { name: 'Two-step login' }).getByRole('button', { name: 'Turn on' }).click()
    await page.getByLabel('Your password').fill(nora.password)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add Potluck to your app' })
    await expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
    secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await checkScreen(page, 'key of an app', desktop)
    await dialog.getByLabel('Code from the app').fill(code(-1))
    await page.keyboard.press('Enter')
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? ''
    await checkScreen(page, 'recovery codes', desktop)
    await codes.getByRole('button', { name: 'I saved them' }).click()
    await expect(page.getByText('It’s on. 10 recovery codes are left.')).toBeVisible()
  })

  const guest = await page.context().browser()?.newPage()
  if (!guest) throw new Error('the browser is gone')
  const enter = async (typed: string) => {
    await guest.goto(`${url}#/auth/login`)
    await guest.reload()
    await guest.getByLabel('Email').fill(nora.email)
    await guest.getByLabel('Password', { exact: true }).fill(nora.password)
    await guest.keyboard.press('Enter')
    const field = guest.getByLabel('Code', { exact: true })
    await expect(field).toBeFocused()
    await field.fill(typed)
    await guest.keyboard.press('Enter')
  }

  await test.step('a login asks for a code, and accepts none twice', async () => {
    const used = code()
    await enter(used)
    await expect(guest.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await logOut(guest)
    await enter(used)
    await expect(guest.getByText('This code is wrong or was already used.').first()).toBeVisible()
    await checkScreen(guest, 'login with a second factor', desktop)
  })

  await test.step('a recovery code opens the account once', async () => {
    await enter(recoveryCode)
    await expect(guest.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('It’s on. 9 recovery codes are left.')).toBeVisible()
  })

  await test.step('switching it off needs the password and a code', async () => {
    await security(page)
    const section = page.getByRole('region', { name: 'Two-step login' })
    await section.getByRole('button', { name: 'Turn off' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password').fill(nora.password)
    await dialog.getByLabel('Code', { exact: true }).fill(code(1))
    await page.keyboard.press('Enter')
    await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible()
  })
  await guest.close()
})

test('login and security has no problem that axe finds', async ({ browser }) => {
  const nora = await registerMember(server.url)
  await inVariants(browser, async (page, variant) => {
    await logIn(page, nora)
    await page.goto(`${url}#/settings/security`)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await checkScreen(page, 'login and security', variant)
  })
})
