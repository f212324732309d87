import { expect, test } from '@playwright/test'
import { logIn, type Member, registerMember } from '../member.ts'
import { startServer } from '../server.ts'
import { emulatePushBrowser } from './push-browser.ts'
import { pushNetwork, startPushService } from './push-service.ts'

test.use({ serviceWorkers: 'allow' })

async function call(url: string, { token }: Member, method: string, path: string, body?: object) {
  const response = await fetch(new URL(`api/${path}`, url), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

test('a member who allows push gets notifications of the chosen kinds while the product is closed, until the logout', async ({
  page,
}) => {
  // The server sends a push five seconds after the event, and this test waits for two.
  test.setTimeout(120_000)
  const pushService = await startPushService()
  const server = await startServer({ REACHABLE_NETWORKS: pushNetwork })
  const { url } = server
  try {
    const [nora, ben, cleo] = await Promise.all(['Nora', 'Ben', 'Cleo'].map((name) => registerMember(url, name)))
    if (!nora || !ben || !cleo) throw new Error('a member is missing')
    const idOf = async (member: Member): Promise<string> => (await call(url, member, 'GET', 'users/')).id
    const [norasId, bensId] = await Promise.all([idOf(nora), idOf(ben)])
    await call(url, nora, 'POST', `users/friends/${bensId}`)
    await call(url, ben, 'POST', `users/friends/${norasId}`)
    const browser = await emulatePushBrowser(page, pushService.subscription)
    const { origin } = new URL(url)

    // A conversation explains push once, before it asks for permission.
    await logIn(page, nora)
    await page.goto(`${url}#/settings`)
    const device = page.getByRole('switch', { name: 'Notifications on this device' })
    await expect(device).toBeEnabled()
    await expect(device).not.toBeChecked()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.goto(`${url}#/messages/${bensId}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    await expect.poll(browser.isSubscribed).toBe(true)
    await page.goto(`${url}#/settings`)
    await expect(device).toBeChecked()
    await browser.watchWorker()

    // The product is closed.
    await page.goto('about:blank')
    const write = (body: string) => call(url, ben, 'POST', 'messages', { to: norasId, body })
    const kinds = () => pushService.sent.map((sent) => JSON.parse(sent).kind)
    await write('The soup of my aunt')
    await expect.poll(kinds, { timeout: 30_000 }).toEqual(['messages'])
    expect(pushService.sent[0]).not.toContain('soup')
    await browser.deliver(origin, pushService.sent[0] ?? '')
    await expect.poll(browser.notifications).toEqual([{ title: 'New message from Ben', path: `/messages/${bensId}` }])
    await page.goto(await browser.tap())
    await expect(page.getByRole('log').getByText('The soup of my aunt')).toBeVisible()

    // The product is open: the worker shows no notification.
    await browser.deliver(origin, pushService.sent[0] ?? '')

    await page.goto(`${url}#/settings`)
    const messages = page.getByRole('switch', { name: 'Messages', exact: true })
    const saved = page.waitForResponse((response) => response.url().endsWith('/push/kinds'))
    await messages.click()
    await saved
    await expect(messages).not.toBeChecked()
    await page.goto('about:blank')
    await write('Where are you?')
    await call(url, cleo, 'POST', `users/friends/${norasId}`)
    // A push for the message would have come before this one.
    await expect.poll(kinds, { timeout: 30_000 }).toEqual(['messages', 'requests'])
    await browser.deliver(origin, pushService.sent[1] ?? '')
    const titles = async () => (await browser.notifications()).map(({ title }) => title)
    await expect.poll(titles).toEqual(['New message from Ben', 'Cleo wants to be friends'])

    await page.goto(`${url}#/settings/security`)
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect.poll(browser.isSubscribed).toBe(false)
  } finally {
    await server.stop()
    await pushService.stop()
  }
})
