import type { Page } from '@playwright/test'
import { startRemoteHost } from '../remote-host.ts'
import { expect, type Installation, test } from './installation.ts'

const allow = (installation: Installation) =>
  installation.editRegistry((registry) => {
    registry.allowOverrides = true
  })

const banner = (page: Page) => page.getByText('From this computer: settings')

/** Serves the deployed remote a second time, as a developer's machine does. */
async function startLocalHost(installation: Installation) {
  const host = await startRemoteHost()
  host.serve(installation.server.webRoot)
  return { ...host, entry: `${host.origin}/${(await installation.live('settings')).entry}` }
}

const override = (page: Page, address: string) =>
  page.evaluate((entry) => sessionStorage.setItem('potluck:override:settings', entry), address)

test('an override loads a local remote if the registry allows it, and a banner names and removes it', async ({
  page,
  installation,
}) => {
  const local = await startLocalHost(installation)
  await allow(installation)
  await installation.open('/about')
  await override(page, local.entry)
  await page.reload()
  await installation.open('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(banner(page)).toBeVisible()
  expect(local.requests).not.toEqual([])
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 3_000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await expect(banner(page)).toBeInViewport()

  // Another window has no override, even if its address names one.
  const other = await page.context().newPage()
  await other.goto(
    `${installation.proxy.url}?potluck:override:settings=${local.entry}#/settings?override=${local.entry}`,
  )
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(banner(other)).toBeHidden()

  await page.getByRole('button', { name: 'Use deployed modules' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
  expect(installation.console).toEqual([])
  await local.stop()
})

test('an override has no effect, and the policy allows no local address, unless the registry allows it', async ({
  page,
  installation,
}) => {
  const local = await startLocalHost(installation)
  await installation.open('/about')
  await override(page, local.entry)
  await page.reload()
  await installation.open('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
  expect(local.requests).toEqual([])

  const policyOf = async () => (await page.request.get(installation.proxy.url)).headers()['content-security-policy']
  expect(await policyOf()).toContain("script-src 'self';")
  await allow(installation)
  expect(await policyOf()).toContain("script-src 'self' http://localhost:* http://127.0.0.1:*;")
  await local.stop()
})
