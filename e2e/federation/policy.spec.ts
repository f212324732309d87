import { followRequests } from '../settled.ts'
import { expect, test } from './kitchen.ts'

const addresses = ['/welcome', '/list/main', '/labels', '/people', '/shopping-lists', '/settings', '/about']

test('every part runs under the strict policy without a word on the console', async ({ page, kitchen }) => {
  const answer = await page.request.get(kitchen.proxy.url)
  const policy = answer.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toContain('unsafe')

  const answered = followRequests(page)
  for (const address of addresses) {
    // Another query each time: the page is loaded anew, as from a bookmark.
    await page.goto(`${kitchen.proxy.url}?from=${address}#${address}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await answered()
  }
  expect(kitchen.console).toEqual([])
})
