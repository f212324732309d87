import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { startFaultProxy } from '../fault-proxy.ts'
import { type Member, registerMember } from '../member.ts'
import { startServer } from '../server.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

async function write<T>(url: string, { token }: Member, path: string, body: object): Promise<T> {
  const response = await fetch(new URL(`api/${path}`, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

async function read<T>(url: string, { token }: Member, path: string): Promise<T> {
  const response = await fetch(new URL(`api/${path}`, url), { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

async function writeBook(url: string, member: Member) {
  const recipe = (title: string, ingredients: string) =>
    write<{ id: string }>(url, member, 'recipes', { title, ingredients, instructions: 'Cook it.', labels: ['Dinner'] })
  const soup = await recipe('Tomato soup', '1 kg tomatoes\n2 onions')
  await recipe('Chicken pie', '1 chicken')
  const list = await write<{ id: string }>(url, member, 'shoppingLists', { title: 'Market' })
  await write(url, member, `shoppingLists/${list.id}`, { items: [{ title: 'Oat milk' }] })
  const plan = await write<{ id: string }>(url, member, 'mealPlans', { title: 'Our week' })
  const day = new Date().toISOString().slice(0, 10)
  await write(url, member, `mealPlans/${plan.id}`, {
    items: [{ title: 'Tomato soup', recipeId: soup.id, day, meal: 'dinner' }],
  })
  return { soupId: soup.id, listId: list.id, planId: plan.id }
}

const open = async (page: Page, address: string) => {
  // From a blank page, so that the browser requests the page again.
  await page.goto('about:blank')
  await page.goto(address)
}

/** Names of the databases and caches with data of a member. */
const memberStores = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('potluck:user:') ? [name] : []))
    const caching = (await caches.keys()).filter((name) => name.startsWith('potluck:user:'))
    return [...names, ...caching].sort()
  })

/** The questions with cached answers, whether the offline book is complete, and how many changes wait. */
const offlineData = (page: Page) =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T | null>((resolve) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => resolve(null)
      })
    const read = async (name: string, store: string, key?: string) => {
      const exists = (await indexedDB.databases()).some((database) => database.name === name)
      const database = exists ? await resultOf(indexedDB.open(name)) : null
      if (!database?.objectStoreNames.contains(store)) return null
      const objects = database.transaction(store).objectStore(store)
      const value = await resultOf(key === undefined ? objects.getAllKeys() : objects.get(key))
      database.close()
      return value
    }
    const questions = await read('potluck:user:answers', 'answers')
    const state = await read('potluck:user:book', 'state', 'state')
    const waiting = await read('potluck:user:changes', 'changes')
    return {
      questions: Array.isArray(questions) ? questions.join(' ') : '',
      isComplete: state?.complete === true,
      waiting: Array.isArray(waiting) ? waiting.length : 0,
    }
  })

/** Sends the sync event to the product's worker, as a browser does when the network is back. */
async function wakeWorker(context: BrowserContext, url: string): Promise<void> {
  const elsewhere = await context.newPage()
  const devTools = await context.newCDPSession(elsewhere)
  const firstRegistration = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL, isDeleted }) => scopeURL === url && !isDeleted)
      if (registration) resolve(registration.registrationId)
    }),
  )
  await devTools.send('ServiceWorker.enable')
  const registrationId = await firstRegistration
  await devTools.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(url).origin,
    registrationId,
    tag: 'changes',
    lastChance: false,
  })
  await elsewhere.close()
}

test('the offline book opens, searches and accepts changes without a server or a network, and logging out deletes it', async ({
  page: first,
  context,
}) => {
  let page = first
  test.slow()
  const server = await startServer()
  const proxy = await startFaultProxy(server.url)
  const nora = await registerMember(server.url, 'Nora')
  const { soupId, listId, planId } = await writeBook(server.url, nora)

  await page.goto(proxy.url)
  await page.evaluate((token) => localStorage.setItem('potluck:token', token), nora.token)
  await open(page, `${proxy.url}#/settings`)
  await page.getByRole('switch', { name: 'Save my recipes on my devices' }).click()
  await expect(page.getByRole('region', { name: 'Your recipes, offline' })).toBeVisible()
  await page.keyboard.press('Escape')
  // The cook has not opened a recipe, list or plan yet.
  const soon = { timeout: 40_000 }
  await expect.poll(async () => (await offlineData(page)).isComplete, soon).toBe(true)
  await expect(page.getByText(/^2 of 2 recipes are here\. Last updated: /)).toBeVisible()
  await expect.poll(async () => (await offlineData(page)).questions, soon).toContain(`shoppingLists/${listId}`)
  await expect.poll(async () => (await offlineData(page)).questions, soon).toContain(`mealPlans/${planId}`)
  // The settings say so while a screen would not open.
  await expect(page.getByText('Some pages aren’t saved on this device yet.')).toHaveCount(0, soon)

  const offlineNotice = () => page.getByRole('status').filter({ hasText: 'No connection' })
  const inBook = (title: string) => page.getByRole('link', { name: title })
  const writeNotes = async (notes: string) => {
    await open(page, `${proxy.url}#/edit-recipe/${soupId}`)
    await page.getByRole('textbox', { name: 'Notes' }).fill(notes)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Tomato soup' })).toBeVisible()
  }

  await test.step('the book opens and searches while the server does not answer', async () => {
    proxy.fail(/./, { status: 502, type: 'text/html', body: 'Bad gateway' })
    await open(page, `${proxy.url}#/list/main`)
    await expect(inBook('Chicken pie')).toBeVisible()
    await expect(offlineNotice()).toContainText('Last updated')
    await page.getByRole('searchbox', { name: 'Search recipes' }).fill('tomatto -chicken')
    await expect(inBook('Chicken pie')).toBeHidden()
    await inBook('Tomato soup').click()
    await expect(page.getByRole('heading', { name: 'Tomato soup' })).toBeVisible()
    await expect(page.getByText('2 onions')).toBeVisible()
  })

  await test.step('lists and plans open without a network', async () => {
    await context.setOffline(true)
    await open(page, `${proxy.url}#/shopping-lists/${listId}`)
    await expect(page.getByText('Oat milk')).toBeVisible()
    await expect(offlineNotice()).toBeVisible()
    await page.getByRole('combobox', { name: 'Add to the list' }).fill('Rice')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Rice', { exact: true })).toBeVisible()
    await open(page, `${proxy.url}#/meal-planners/${planId}`)
    await expect(page.getByRole('heading', { name: 'Our week' })).toBeVisible()
    await expect(page.getByText('Tomato soup').first()).toBeVisible()
    // A screen without a cached answer says that there is no connection.
    await open(page, `${proxy.url}#/settings/account`)
    await expect(offlineNotice()).toBeVisible()
  })

  await test.step('the worker sends each change once after every page is closed', async () => {
    await writeNotes('with basil')
    await open(page, `${proxy.url}#/list/main`)
    await inBook('Chicken pie').click({ modifiers: ['ControlOrMeta'] })
    await page.getByRole('button', { name: 'Tomato soup' }).click()
    await page.getByRole('button', { name: 'Okay' }).click()
    const actions = page.getByRole('toolbar')
    await actions.getByRole('button', { name: 'Add a label' }).filter({ visible: true }).click()
    await page.getByRole('searchbox', { name: 'Find or add a label' }).fill('Winter')
    await page.getByRole('button', { name: 'New label “Winter”' }).click()
    await expect(page.getByText('“Winter” added to 2 recipes')).toBeVisible()
    await expect(offlineNotice()).toContainText('3 changes wait')
    await page.close()
    const closedAt = proxy.requests.length

    proxy.fail(null)
    await context.setOffline(false)
    const items = async () =>
      (await read<{ items: { title: string }[] }>(server.url, nora, `shoppingLists/${listId}`)).items
    const labels = () => read<{ title: string; recipeCount: number }[]>(server.url, nora, 'labels')
    // A browser sends the event again while changes are queued.
    await expect(async () => {
      const before = proxy.requests.length
      await wakeWorker(context, proxy.url)
      await expect
        .poll(async () => (await items()).map(({ title }) => title))
        .toEqual(['Oat milk', 'Rice'])
        .catch((cause: unknown) => {
          throw new Error(`the worker requested ${proxy.requests.slice(before).join(', ') || 'nothing'}`, { cause })
        })
    }).toPass({ timeout: 60_000 })
    await expect.poll(labels).toContainEqual(expect.objectContaining({ title: 'Winter', recipeCount: 2 }))
    const before = await Promise.all([items(), labels()])
    // The worker sent the change to this address and fetched the answer that it caches.
    const listRequests = () =>
      proxy.requests.slice(closedAt).filter((address) => address.endsWith(`/shoppingLists/${listId}`))
    await expect.poll(() => listRequests().length).toBeGreaterThanOrEqual(2)

    // Without a network, the cached list contains the sent change.
    await context.setOffline(true)
    page = await context.newPage()
    await open(page, `${proxy.url}#/shopping-lists/${listId}`)
    await expect(page.getByText('Rice', { exact: true })).toHaveCount(1)
    await writeNotes('with more basil')
    await context.setOffline(false)
    const recipe = () => read<{ notes: string }>(server.url, nora, `recipes/${soupId}`)
    await expect.poll(async () => (await recipe()).notes, soon).toBe('with more basil')

    await open(page, `${proxy.url}#/shopping-lists/${listId}`)
    await expect(page.getByText('Rice', { exact: true })).toHaveCount(1)
    await expect(offlineNotice()).toBeHidden()
    await expect(page.getByText('Couldn’t save')).toBeHidden()
    expect(await Promise.all([items(), labels()])).toEqual(before)
    proxy.fail(/./, { status: 502, type: 'text/html', body: 'Bad gateway' })
  })

  await test.step('the book updates when server and network are back', async () => {
    await open(page, `${proxy.url}#/list/main`)
    await expect(inBook('Chicken pie')).toBeVisible()
    await write(server.url, nora, 'recipes', { title: 'Apple crumble' })
    proxy.fail(null)
    await expect(offlineNotice()).toBeHidden({ timeout: 30_000 })
    await expect(inBook('Apple crumble')).toBeVisible()
  })

  await test.step('logging out deletes the data of the member', async () => {
    expect(await memberStores(page)).toContain('potluck:user:book')
    // A change whose answer a closed page missed is sent once more.
    await expect.poll(async () => (await offlineData(page)).waiting, soon).toBe(0)
    await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
    await expect.poll(() => memberStores(page)).toEqual([])
    const otto = await registerMember(server.url, 'Otto')
    await page.evaluate((token) => localStorage.setItem('potluck:token', token), otto.token)
    proxy.fail(/\/api\//, { status: 502, type: 'text/html', body: 'Bad gateway' })
    await open(page, `${proxy.url}#/list/main`)
    await expect(page.getByText('Couldn’t load the recipes.')).toBeVisible({ timeout: 20_000 })
    await expect(inBook('Chicken pie')).toBeHidden()
  })
  await proxy.stop()
  await server.stop()
})
