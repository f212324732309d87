import {
  declineReload,
  expect,
  expectTheRestToWork,
  failure,
  type Installation,
  reloadPrompt,
  test,
} from './installation.ts'
import { publishTestRemote } from './test-remote.ts'

/** Titles of every failure of a remote, from `remotes.failed` in shell/src/locales. */
const didNotArrive = 'This page couldn’t load.'
const couldNotStart = 'This page couldn’t start.'
const pieceMissing = 'Part of this page couldn’t load.'
const takesTooLong = 'This page is taking too long to load.'
const doesNotFit = 'This page doesn’t fit your version of Potluck.'
const noConnection = 'You’re offline.'
const stoppedWorking = 'This page stopped working.'

const works = "return 'Dinner is served'"

/** Timeouts of a request for an entry, which is then repeated, and of requested for a chunk, in ms. */
const requestMs = 8_000
const chunkMs = 15_000

/** Waits until the browser has requested an address: its timeout runs from then on. */
const waitForRequest = (installation: Installation, address: RegExp) =>
  expect.poll(() => installation.proxy.requests.some((requested) => address.test(requested))).toBe(true)

test('“Try again” loads a remote whose entry was missing', async ({ page, installation }) => {
  const { entry } = await installation.live('recipes')
  const script = await publishTestRemote(installation, works)
  await installation.put(script, null)
  await installation.open('/list/main')
  await expect(failure(page, didNotArrive)).toBeVisible()
  await declineReload(page)
  await expectTheRestToWork(page)

  await page.goBack()
  await expect(failure(page, didNotArrive)).toBeVisible()
  await publishTestRemote(installation, works)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Dinner is served')).toBeVisible()
  expect(entry).not.toBe(script)
})

test('“Try again” loads a remote after a server error', async ({ page, installation }) => {
  await publishTestRemote(installation, works)
  installation.proxy.fail(/remotes\/recipes\//, { status: 500, type: 'text/plain', body: 'Internal Server Error' })
  await installation.open('/list/main')
  await expect(failure(page, didNotArrive)).toBeVisible()
  await declineReload(page)
  await expectTheRestToWork(page)

  await page.goBack()
  await expect(failure(page, didNotArrive)).toBeVisible()
  installation.proxy.fail(null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Dinner is served')).toBeVisible()
})

test('a screen reports a lost connection without a reload button and loads when the connection is back', async ({
  page,
  context,
  installation,
}) => {
  await installation.open('/list/main')
  const addRecipe = page.getByRole('main').getByRole('link', { name: 'Add a recipe' })
  await expect(addRecipe).toBeVisible()
  await context.setOffline(true)
  // A chunk of a running remote, and chunks of the shell that it shares.
  await addRecipe.click()
  await expect(failure(page, noConnection)).toBeVisible()
  await expect(reloadPrompt(page)).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Add a recipe' })).toBeVisible()
  // Another remote.
  await context.setOffline(true)
  await page.goBack()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'People' }).click()
  await expect(failure(page, noConnection)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
})

test('“Try again” loads a remote after the host answered with a page instead of a script', async ({
  page,
  installation,
}) => {
  await publishTestRemote(installation, works)
  installation.proxy.fail(/remotes\/recipes\//, {
    status: 200,
    type: 'text/html',
    body: '<!doctype html><title>Hi</title>',
  })
  await installation.open('/list/main')
  await expect(failure(page, couldNotStart)).toBeVisible()
  await expectTheRestToWork(page)

  await page.goBack()
  await expect(failure(page, couldNotStart)).toBeVisible()
  installation.proxy.fail(null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Dinner is served')).toBeVisible()
})

test('“Try again” loads a repaired remote after its script threw', async ({ page, installation }) => {
  const script = await publishTestRemote(installation, works)
  await installation.put(script, 'throw new Error("burnt")')
  await installation.open('/list/main')
  await expect(failure(page, couldNotStart)).toBeVisible()
  await expect(reloadPrompt(page)).toBeHidden()
  await expectTheRestToWork(page)

  await publishTestRemote(installation, works, '2.0.0')
  await page.goBack()
  await expect(failure(page, couldNotStart)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Dinner is served')).toBeVisible()
})

test('an entry that hangs is reported after its timeout, and a reload recovers', async ({ page, installation }) => {
  const entry = /remotes\/recipes\//
  await publishTestRemote(installation, works)
  installation.proxy.fail(entry)
  await page.clock.install()
  await installation.open('/list/main')
  await waitForRequest(installation, entry)
  await expect(page.getByText('This is taking longer than usual')).toBeVisible()
  await page.clock.fastForward(requestMs)
  await waitForRequest(installation, /[?]again=/)
  await expect(failure(page, takesTooLong)).toBeHidden()
  await page.clock.fastForward(requestMs)
  await expect(failure(page, takesTooLong)).toBeVisible()
  installation.proxy.fail(null)
  await reloadPrompt(page).getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Dinner is served')).toBeVisible()
})

test('an entry that hangs once loads by the second request', async ({ page, installation }) => {
  await publishTestRemote(installation, works)
  const first = /remotes\/recipes\/[^?]*$/
  installation.proxy.fail(first)
  await page.clock.install()
  await installation.open('/list/main')
  await waitForRequest(installation, first)
  await page.clock.fastForward(requestMs)
  await expect(page.getByText('Dinner is served')).toBeVisible()
})

test('a chunk that hangs is reported while other remotes work, and a reload recovers', async ({
  page,
  installation,
}) => {
  const chunk = /remotes\/recipes\/.*\/(?!remoteEntry)[^/]*\.js/
  installation.proxy.fail(chunk)
  await page.clock.install()
  await installation.open('/list/main')
  // The page has asked for the chunk early; the application waits for it from now on.
  await expect(page.getByText('This is taking longer than usual')).toBeVisible()
  await page.clock.fastForward(chunkMs)
  await expect(failure(page, takesTooLong)).toBeVisible()
  await declineReload(page)
  await expectTheRestToWork(page)

  await installation.open('/list/main')
  installation.proxy.fail(null)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('the shell refuses a module that exports no remote and names it', async ({ page, installation }) => {
  await publishTestRemote(installation, works, '1.0.0', 'routes: undefined,')
  await installation.open('/list/main')
  await expect(failure(page, doesNotFit)).toContainText('remote "recipes" 1.0.0 exposes no remote')
  await expectTheRestToWork(page)
})

test('the shell refuses a remote whose contract in the registry is too new and names both versions', async ({
  page,
  installation,
}) => {
  await installation.editRegistry(({ remotes }) => {
    for (const entry of remotes) if (entry.id === 'recipes') entry.contract = 99
  })
  await installation.open('/list/main')
  await expect(failure(page, doesNotFit)).toContainText('needs contract 99, this shell has 3')
  await expectTheRestToWork(page)
})

test('the shell refuses a module whose contract is too new and names both versions', async ({ page, installation }) => {
  await publishTestRemote(installation, works, '1.0.0', 'contract: 99,')
  await installation.open('/list/main')
  await expect(failure(page, doesNotFit)).toContainText('needs contract 99, this shell has 3')
  await expectTheRestToWork(page)
})

test('a screen that throws is replaced by an error until the next address', async ({ page, installation }) => {
  await publishTestRemote(installation, `if (location.hash.includes('inbox')) ${works}; throw new Error('boiled over')`)
  await installation.open('/list/main')
  await expect(failure(page, stoppedWorking)).toBeVisible()
  await expect(reloadPrompt(page)).toBeHidden()
  await installation.open('/list/inbox')
  await expect(page.getByText('Dinner is served')).toBeVisible()
  await installation.open('/list/main')
  await expect(failure(page, stoppedWorking)).toBeVisible()
  await expectTheRestToWork(page)
})

test('the shell repeats the request of a damaged entry or chunk without an error on the screen', async ({
  page,
  installation,
}) => {
  installation.proxy.fail(/remotes\/recipes\/.*\.js$/, { status: 200, type: 'text/javascript', body: 'var half = {' })
  await installation.open('/list/main')
  await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible()
  const again = installation.proxy.requests.filter((address) => address.includes('?again='))
  expect(again.some((address) => address.includes('remoteEntry.js'))).toBe(true)
  expect(again.length).toBeGreaterThan(2)
})

test('a chunk that a deployment removed is reported in its place, and a reload shows the new version', async ({
  page,
  installation,
}) => {
  await installation.open('/list/main')
  await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible()
  await installation.moveVersion('recipes', '9.9.9')
  await installation.open('/labels')
  await expect(failure(page, pieceMissing)).toBeVisible()
  await declineReload(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(failure(page, pieceMissing)).toBeVisible()
  await expect(reloadPrompt(page)).toHaveCount(0)
  await expectTheRestToWork(page)

  await installation.open('/labels')
  await failure(page, pieceMissing).getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Labels' })).toBeVisible()
  expect(installation.proxy.requests.filter((address) => address.includes('remotes/recipes/9.9.9/'))).not.toEqual([])
})

test('a screen that does not arrive asks once to reload, and not again after the reload', async ({
  page,
  installation,
}) => {
  const chunk = /remotes\/planning\/.*\/(?!remoteEntry)[^/]*\.js/
  await installation.open('/list/main')
  await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible()
  installation.proxy.fail(chunk, { status: 404, type: 'text/plain', body: 'Not found' })
  await installation.open('/shopping-lists')
  await expect(reloadPrompt(page)).toBeVisible()
  await Promise.all([page.waitForEvent('load'), reloadPrompt(page).getByRole('button', { name: 'Reload' }).click()])
  // Which one depends on the files that the first screen stored before.
  await expect(failure(page, pieceMissing).or(failure(page, didNotArrive))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(reloadPrompt(page)).toHaveCount(0)

  installation.proxy.fail(null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping lists' })).toBeVisible()
})

test('when a dialog does not arrive, the question says that the text is stored, and the reload brings it back', async ({
  page,
  installation,
}) => {
  await installation.open('/edit-recipe/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Soup of the day')
  // From now on no file arrives, not even the dialog of the shell: the browser asks the question.
  installation.proxy.fail(/\.js(\?again=.*)?$/, { status: 404, type: 'text/plain', body: 'Not found' })
  const asked = page.waitForEvent('dialog')
  await page.getByRole('button', { name: 'Photo from the web' }).click()
  const dialog = await asked
  expect(dialog.message()).toContain('Do you want to reload the application?')
  expect(dialog.message()).toContain('is saved on this device')
  installation.proxy.fail(null)
  await Promise.all([page.waitForEvent('load'), dialog.accept()])
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Soup of the day')
})
