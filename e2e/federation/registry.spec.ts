import { expect, failure, test } from './installation.ts'

/** Unreadable registries, by name. */
const unreadable: readonly (readonly [name: string, content: string | null])[] = [
  ['missing', null],
  ['empty', ''],
  ['malformed', '{ "schemaVersion": 1, "remotes": ['],
]

for (const [name, content] of unreadable)
  test(`the shell works and reports a registry that is ${name}, and “Try again” loads it`, async ({
    page,
    installation,
  }) => {
    const registry = await installation.read('remotes.json')
    await installation.put('remotes.json', content)
    await installation.open('/settings')
    await expect(failure(page, 'Potluck couldn’t start.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About')

    await page.goBack()
    await installation.put('remotes.json', registry)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  })

test('the shell uses the registry of the last visit and says so if the current one is unreadable', async ({
  page,
  installation,
}) => {
  await installation.open('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await installation.put('remotes.json', 'oops')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByText('We’re using the last one that worked.')).toBeVisible()
})

test('the shell skips an invalid entry, names the reason, and loads the others', async ({ page, installation }) => {
  await installation.editRegistry(({ remotes }) => {
    for (const entry of remotes) if (entry.id === 'social') entry.entry = 'nowhere'
  })
  await installation.open('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByText('remote "social" is skipped')).toBeVisible()
  await installation.open('/people')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the shell does not download a remote that is switched off', async ({ page, installation }) => {
  await installation.editRegistry(({ remotes }) => {
    for (const entry of remotes) if (entry.id === 'social') entry.enabled = false
  })
  await installation.open('/people')
  await expect(failure(page, 'This page is turned off.')).toBeVisible()
  expect(installation.proxy.requests.filter((address) => address.includes('remotes/social/'))).toEqual([])
})

test('the menu has every entry in order while no remote can be loaded', async ({ page, installation }) => {
  installation.proxy.fail(/remotes\//, { status: 503, type: 'text/plain', body: 'Busy' })
  await installation.open('/people')
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('listitem')).toHaveText([
    'My recipes',
    'Labels',
    'Inbox',
    'Add a recipe',
    'Shopping lists',
    'Meal plans',
    'People',
    'Messages',
    'Settings',
    'Install',
    'About',
    'Log out',
  ])
})
