import type { Page } from '@playwright/test'
import { startRemoteHost } from '../remote-host.ts'
import { expect, type Kitchen, test } from './kitchen.ts'

const allow = (kitchen: Kitchen) =>
  kitchen.editRegistry((registry) => {
    registry.allowOverrides = true
  })

const banner = (page: Page) => page.getByText('Taken from this computer: settings')

/** Serves the deployed remote a second time, as a developer's own machine would. */
async function startOwnMachine(kitchen: Kitchen) {
  const host = await startRemoteHost()
  host.serve(kitchen.server.webRoot)
  return { ...host, entry: `${host.origin}/${(await kitchen.live('settings')).entry}` }
}

const override = (page: Page, address: string) =>
  page.evaluate((entry) => sessionStorage.setItem('potluck:override:settings', entry), address)

test('where the registry allows it a remote of this machine stands in: a banner says so and takes it back', async ({
  page,
  kitchen,
}) => {
  const own = await startOwnMachine(kitchen)
  await allow(kitchen)
  await kitchen.open('/about')
  await override(page, own.entry)
  await page.reload()
  await kitchen.open('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(banner(page)).toBeVisible()
  expect(own.asked).not.toEqual([])
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 3_000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await expect(banner(page)).toBeInViewport()

  // Another window of the same cook is not touched, and neither is a link that names an override.
  const other = await page.context().newPage()
  await other.goto(`${kitchen.proxy.url}?potluck:override:settings=${own.entry}#/settings?override=${own.entry}`)
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(banner(other)).toBeHidden()

  await page.getByRole('button', { name: 'Use the deployed parts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
  expect(kitchen.console).toEqual([])
  await own.stop()
})

test('without the permission of the registry an override does nothing, and the policy allows no local address', async ({
  page,
  kitchen,
}) => {
  const own = await startOwnMachine(kitchen)
  await kitchen.open('/about')
  await override(page, own.entry)
  await page.reload()
  await kitchen.open('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
  expect(own.asked).toEqual([])

  const policyOf = async () => (await page.request.get(kitchen.proxy.url)).headers()['content-security-policy']
  expect(await policyOf()).toContain("script-src 'self';")
  await allow(kitchen)
  expect(await policyOf()).toContain("script-src 'self' http://localhost:* http://127.0.0.1:*;")
  await own.stop()
})
