import { expect, failure, test } from './kitchen.ts'

/** A registry that is not right leaves a shell that works and says so. */
const unreadable: readonly (readonly [name: string, content: string | null])[] = [
  ['missing', null],
  ['empty', ''],
  ['malformed', '{ "schemaVersion": 1, "remotes": ['],
]

for (const [name, content] of unreadable)
  test(`a registry that is ${name}: the shell stands and says so, and try again recovers`, async ({
    page,
    kitchen,
  }) => {
    const registry = await kitchen.read('remotes.json')
    await kitchen.put('remotes.json', content)
    await kitchen.open('/settings')
    await expect(failure(page, 'Potluck does not know its parts just now.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About')

    await page.goBack()
    await kitchen.put('remotes.json', registry)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  })

test('a registry that cannot be read on a later visit: the one of the last visit is used, and marked', async ({
  page,
  kitchen,
}) => {
  await kitchen.open('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await kitchen.put('remotes.json', 'oops')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByText('What worked last time is used.')).toBeVisible()
})

test('a bad entry is left out with its reason; the others work', async ({ page, kitchen }) => {
  await kitchen.editRegistry(({ remotes }) => {
    for (const entry of remotes) if (entry.id === 'social') entry.entry = 'nowhere'
  })
  await kitchen.open('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByText('remote "social" is skipped')).toBeVisible()
  await kitchen.open('/people')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a remote that is switched off is not offered and not downloaded', async ({ page, kitchen }) => {
  await kitchen.editRegistry(({ remotes }) => {
    for (const entry of remotes) if (entry.id === 'social') entry.enabled = false
  })
  await kitchen.open('/people')
  await expect(failure(page, 'This part of Potluck is switched off.')).toBeVisible()
  expect(kitchen.proxy.asked.filter((address) => address.includes('remotes/social/'))).toEqual([])
})

test('the product works below a path of a host, not only at its root', async ({ page, kitchen }) => {
  kitchen.proxy.mountAt('/home/potluck')
  await kitchen.open('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(page.url()).toContain('/home/potluck/#/settings')
})

test('a member has every entry of the menu in its order, also while no remote can be loaded', async ({
  page,
  kitchen,
}) => {
  kitchen.proxy.fail(/remotes\//, { status: 503, type: 'text/plain', body: 'Busy' })
  await kitchen.open('/people')
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('listitem')).toHaveText([
    'My recipes',
    'Labels',
    'People',
    'Messages',
    'Inbox',
    'Add a recipe',
    'Shopping lists',
    'Meal plans',
    'Trash',
    'Install',
    'Settings',
    'About',
    'Log out',
  ])
})
