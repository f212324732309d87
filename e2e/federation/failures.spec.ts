import { publishedRemote } from './broken-remotes.ts'
import { expect, expectTheRestToWork, failure, type Kitchen, reloadPrompt, test } from './kitchen.ts'

/** Every way in which a remote can fail to be there. What the cook reads is in shell/src/locales, `remotes.failed`. */
const didNotArrive = 'This part of Potluck did not arrive.'
const couldNotStart = 'This part of Potluck could not start.'
const pieceMissing = 'A piece of this page did not arrive.'
const takesTooLong = 'This part of Potluck takes too long to arrive.'
const doesNotFit = 'This part of Potluck does not fit the rest.'
const noConnection = 'There is no connection.'
const stoppedWorking = 'This page stopped working.'

const works = "return 'Dinner is served'"

/** After this a request for an entry is given up and made again, and one for a chunk is given up, milliseconds. */
const requestMs = 8_000
const chunkMs = 15_000

/** Waits until the browser asked for something: from then on its patience counts. */
const asked = (kitchen: Kitchen, address: RegExp) =>
  expect.poll(() => kitchen.proxy.asked.some((one) => address.test(one))).toBe(true)

test('an entry that is gone: try again recovers in place', async ({ page, kitchen }) => {
  const { entry } = await kitchen.live('recipes')
  const script = await publishedRemote(kitchen, works)
  await kitchen.put(script, null)
  await kitchen.open('/list/main')
  await expect(failure(page, didNotArrive)).toBeVisible()
  await expect(reloadPrompt(page)).toHaveCount(0)
  await expectTheRestToWork(page)

  await page.goBack()
  await expect(failure(page, didNotArrive)).toBeVisible()
  await publishedRemote(kitchen, works)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Dinner is served')).toBeVisible()
  expect(entry).not.toBe(script)
})

test('a server error for the entry: try again recovers in place', async ({ page, kitchen }) => {
  await publishedRemote(kitchen, works)
  kitchen.proxy.fail(/remotes\/recipes\//, { status: 500, type: 'text/plain', body: 'Internal Server Error' })
  await kitchen.open('/list/main')
  await expect(failure(page, didNotArrive)).toBeVisible()
  await expect(reloadPrompt(page)).toHaveCount(0)
  await expectTheRestToWork(page)

  await page.goBack()
  await expect(failure(page, didNotArrive)).toBeVisible()
  kitchen.proxy.fail(null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Dinner is served')).toBeVisible()
})

test('without a connection: it says so, offers no reload, and the screen comes when the connection is back', async ({
  page,
  context,
  kitchen,
}) => {
  await kitchen.open('/list/main')
  const addRecipe = page.getByRole('main').getByRole('link', { name: 'Add a recipe' })
  await expect(addRecipe).toBeVisible()
  await context.setOffline(true)
  // A piece of a remote that runs, and parts of the shell that it shares.
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

test('a page instead of a script, as a wrongly set up host answers: try again recovers in place', async ({
  page,
  kitchen,
}) => {
  await publishedRemote(kitchen, works)
  kitchen.proxy.fail(/remotes\/recipes\//, { status: 200, type: 'text/html', body: '<!doctype html><title>Hi</title>' })
  await kitchen.open('/list/main')
  await expect(failure(page, couldNotStart)).toBeVisible()
  await expectTheRestToWork(page)

  await page.goBack()
  await expect(failure(page, couldNotStart)).toBeVisible()
  kitchen.proxy.fail(null)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Dinner is served')).toBeVisible()
})

test('a script that throws: said without a reload prompt, and recovers when it is repaired', async ({
  page,
  kitchen,
}) => {
  const script = await publishedRemote(kitchen, works)
  await kitchen.put(script, 'throw new Error("burnt")')
  await kitchen.open('/list/main')
  await expect(failure(page, couldNotStart)).toBeVisible()
  await expect(reloadPrompt(page)).toBeHidden()
  await expectTheRestToWork(page)

  await publishedRemote(kitchen, works, '2.0.0')
  await page.goBack()
  await expect(failure(page, couldNotStart)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Dinner is served')).toBeVisible()
})

test('an entry that hangs: told after its deadline, and a reload recovers', async ({ page, kitchen }) => {
  const entry = /remotes\/recipes\//
  await publishedRemote(kitchen, works)
  kitchen.proxy.fail(entry)
  await page.clock.install()
  await kitchen.open('/list/main')
  await asked(kitchen, entry)
  await expect(page.getByText('This is taking longer than usual')).toBeVisible()
  await page.clock.fastForward(requestMs)
  await asked(kitchen, /[?]again=/)
  await expect(failure(page, takesTooLong)).toBeHidden()
  await page.clock.fastForward(requestMs)
  await expect(failure(page, takesTooLong)).toBeVisible()
  await expect(reloadPrompt(page)).toHaveCount(0)
  kitchen.proxy.fail(null)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Dinner is served')).toBeVisible()
})

test('a hung entry that answers the second request needs nobody', async ({ page, kitchen }) => {
  await publishedRemote(kitchen, works)
  const first = /remotes\/recipes\/[^?]*$/
  kitchen.proxy.fail(first)
  await page.clock.install()
  await kitchen.open('/list/main')
  await asked(kitchen, first)
  await page.clock.fastForward(requestMs)
  await expect(page.getByText('Dinner is served')).toBeVisible()
})

test('a chunk that hangs: the rest works meanwhile, and a reload recovers', async ({ page, kitchen }) => {
  const chunk = /remotes\/recipes\/.*\/(?!remoteEntry)[^/]*\.js/
  kitchen.proxy.fail(chunk)
  await page.clock.install()
  await kitchen.open('/list/main')
  await asked(kitchen, chunk)
  await page.clock.fastForward(chunkMs)
  await expect(failure(page, takesTooLong)).toBeVisible()
  await expect(reloadPrompt(page)).toHaveCount(0)
  await expectTheRestToWork(page)

  await kitchen.open('/list/main')
  kitchen.proxy.fail(null)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a module that exports no remote is refused by name', async ({ page, kitchen }) => {
  await publishedRemote(kitchen, works, '1.0.0', 'routes: undefined,')
  await kitchen.open('/list/main')
  await expect(failure(page, doesNotFit)).toContainText('remote "recipes" 1.0.0 exposes no remote')
  await expectTheRestToWork(page)
})

test('a contract that is too new in the registry: said with both numbers, nothing is downloaded', async ({
  page,
  kitchen,
}) => {
  await kitchen.editRegistry(({ remotes }) => {
    for (const entry of remotes) if (entry.id === 'recipes') entry.contract = 99
  })
  await kitchen.open('/list/main')
  await expect(failure(page, doesNotFit)).toContainText('needs contract 99, this shell has 1')
  expect(kitchen.proxy.asked.filter((address) => address.includes('remotes/recipes/'))).toEqual([])
  await expectTheRestToWork(page)
})

test('a contract that is too new in the module: the same', async ({ page, kitchen }) => {
  await publishedRemote(kitchen, works, '1.0.0', 'contract: 99,')
  await kitchen.open('/list/main')
  await expect(failure(page, doesNotFit)).toContainText('needs contract 99, this shell has 1')
  await expectTheRestToWork(page)
})

test('a screen that throws takes only itself down, and ends with the next address', async ({ page, kitchen }) => {
  await publishedRemote(kitchen, `if (location.hash.includes('inbox')) ${works}; throw new Error('boiled over')`)
  await kitchen.open('/list/main')
  await expect(failure(page, stoppedWorking)).toBeVisible()
  await expect(reloadPrompt(page)).toBeHidden()
  await kitchen.open('/list/inbox')
  await expect(page.getByText('Dinner is served')).toBeVisible()
  await kitchen.open('/list/main')
  await expect(failure(page, stoppedWorking)).toBeVisible()
  await expectTheRestToWork(page)
})

test('a chunk and an entry that came damaged once are asked for anew, and no cook sees it', async ({
  page,
  kitchen,
}) => {
  kitchen.proxy.fail(/remotes\/recipes\/.*\.js$/, { status: 200, type: 'text/javascript', body: 'var half = {' })
  await kitchen.open('/list/main')
  await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible()
  const again = kitchen.proxy.asked.filter((address) => address.includes('?again='))
  expect(again.some((address) => address.includes('remoteEntry.js'))).toBe(true)
  expect(again.length).toBeGreaterThan(2)
})

test('a chunk that is gone after a deployment is said in one place, and a reload shows the new version', async ({
  page,
  kitchen,
}) => {
  await kitchen.open('/list/main')
  await expect(page.getByRole('heading', { level: 1, name: 'My recipes' })).toBeVisible()
  await kitchen.moveVersion('recipes', '9.9.9')
  await kitchen.open('/labels')
  await expect(failure(page, pieceMissing)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(failure(page, pieceMissing)).toBeVisible()
  await expect(reloadPrompt(page)).toHaveCount(0)
  await expectTheRestToWork(page)

  await kitchen.open('/labels')
  await failure(page, pieceMissing).getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Labels' })).toBeVisible()
  expect(kitchen.proxy.asked.filter((address) => address.includes('remotes/recipes/9.9.9/'))).not.toEqual([])
})
