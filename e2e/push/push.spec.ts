import { expect, test } from '@playwright/test'
import { logIn, type Member, registerMember } from '../member.ts'
import { startServer } from '../server.ts'
import { pushNetwork, startPushService } from './push-service.ts'
import { ringingBrowser } from './ringing-browser.ts'

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

test('who allows it is rung by a message while the product is closed, for what they want, until they log out', async ({
  page,
}) => {
  // What rings is sent five seconds after it happened, and it rings twice.
  test.setTimeout(120_000)
  const pushService = await startPushService()
  const server = await startServer({ REACHABLE_NETWORKS: pushNetwork })
  const { url } = server
  try {
    const [nora, ben, cleo] = await Promise.all(['Nora', 'Ben', 'Cleo'].map((name) => registerMember(url, name)))
    if (!nora || !ben || !cleo) throw new Error('nobody came')
    const idOf = async (member: Member): Promise<string> => (await call(url, member, 'GET', 'users/')).id
    const [norasId, bensId] = await Promise.all([idOf(nora), idOf(ben)])
    await call(url, nora, 'POST', `users/friends/${bensId}`)
    await call(url, ben, 'POST', `users/friends/${norasId}`)
    const browser = await ringingBrowser(page, pushService.subscription)
    const { origin } = new URL(url)

    // It is explained once, where it would be missed.
    await logIn(page, nora)
    await page.goto(`${url}#/settings`)
    const device = page.getByRole('switch', { name: 'Ring on this device' })
    await expect(device).toBeEnabled()
    await expect(device).not.toBeChecked()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.goto(`${url}#/messages/${bensId}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    await expect.poll(browser.isSubscribed).toBe(true)
    await page.goto(`${url}#/settings`)
    await expect(device).toBeChecked()
    await browser.watchWorker()

    // Nobody looks at the product.
    await page.goto('about:blank')
    const write = (body: string) => call(url, ben, 'POST', 'messages', { to: norasId, body })
    const kinds = () => pushService.sent.map((sent) => JSON.parse(sent).kind)
    await write('The soup of my aunt')
    await expect.poll(kinds, { timeout: 30_000 }).toEqual(['messages'])
    expect(pushService.sent[0]).not.toContain('soup')
    await browser.deliver(origin, pushService.sent[0] ?? '')
    await expect.poll(browser.shown).toEqual([{ title: 'New message from Ben', path: `/messages/${bensId}` }])
    await page.goto(await browser.tap())
    await expect(page.getByRole('log').getByText('The soup of my aunt')).toBeVisible()

    // Somebody looks: the window knows by itself, and nothing is shown over it.
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
    // What was written before it would have rung before it.
    await expect.poll(kinds, { timeout: 30_000 }).toEqual(['messages', 'requests'])
    await browser.deliver(origin, pushService.sent[1] ?? '')
    const rung = async () => (await browser.shown()).map(({ title }) => title)
    await expect.poll(rung).toEqual(['New message from Ben', 'Cleo would like to be friends'])

    await page.goto(`${url}#/settings/account`)
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect.poll(browser.isSubscribed).toBe(false)
  } finally {
    await server.stop()
    await pushService.stop()
  }
})
