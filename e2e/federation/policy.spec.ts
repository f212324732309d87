import { trackRequests } from '../pending-requests.ts'
import { expect, test } from './installation.ts'

const addresses = ['/welcome', '/list/main', '/labels', '/people', '/shopping-lists', '/settings', '/about']

test('every remote runs under the strict policy without console messages', async ({ page, installation }) => {
  const answer = await page.request.get(installation.proxy.url)
  const policy = answer.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toContain('unsafe')

  const settled = trackRequests(page)
  for (const address of addresses) {
    // A new query loads the page again, as a bookmark does.
    await page.goto(`${installation.proxy.url}?from=${address}#${address}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await settled()
  }
  expect(installation.console).toEqual([])
})
