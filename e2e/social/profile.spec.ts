import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type RunningServer, startServer } from '../server.ts'
import { befriend, type Cook, openAs, registerCook } from './cooks.ts'

let server: RunningServer
let ben: Cook
let anna: Cook
let carl: Cook

test.beforeEach(async () => {
  server = await startServer()
  ben = await registerCook(server.url, 'Ben')
  anna = await registerCook(server.url, 'Anna')
  carl = await registerCook(server.url, 'Carl')
  await befriend(ben, anna)
  await ben.call('POST', 'recipes', { title: 'Plum pie', labels: ['Baking'] })
  await ben.call('POST', 'recipes', { title: 'Secret stew' })
})

test.afterEach(() => server.stop())

/** A picture of one red pixel. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const book = (page: Page) => page.getByRole('list', { name: 'From the book of Ben' })
const violationsIn = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

test('a profile shows a guest, a member, a friend and a former friend what each may see', async ({ browser }) => {
  const own = await openAs(browser, server.url, ben, '/people/my-profile')

  await test.step('Ben writes a handle and a text, and adds a picture and recipes', async () => {
    await own.getByRole('textbox', { name: 'Username' }).fill('Ben.Bakes')
    await expect(own.getByText('@ben.bakes is available')).toBeVisible()
    await own.getByRole('textbox', { name: 'About me' }).fill('Plums, always: https://example.com/plums')
    await own.getByRole('button', { name: 'Save' }).click()
    await expect(own.getByText('Profile saved')).toBeVisible()
    await own.getByLabel('Add photos').setInputFiles(picture)
    await expect(own.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await own.getByRole('button', { name: 'Show all recipes' }).click()
    await expect(own.getByText('Only friends can see it')).toBeVisible()
    await own.getByRole('button', { name: 'Show a label' }).click()
    await own.getByRole('dialog').getByRole('button', { name: 'Baking' }).click()
    await own.getByRole('button', { name: 'Actions for Baking' }).click()
    await own.getByRole('menuitem', { name: 'Show to everyone' }).click()
    await expect(own.getByText(/^Anyone can see it/)).toBeVisible()
    expect(await violationsIn(own)).toEqual([])
  })

  await test.step('Ben previews the profile as everybody and as a friend', async () => {
    await own.getByRole('link', { name: 'View as others' }).click()
    await expect(book(own).getByRole('listitem')).toHaveCount(1)
    await own.getByRole('radio', { name: 'Friends' }).check()
    await expect(book(own).getByRole('listitem')).toHaveCount(2)
  })

  const address = '/people/ben.bakes'
  const friend = await openAs(browser, server.url, anna, address)
  await test.step('a friend sees all recipes and opens a picture', async () => {
    await expect(book(friend).getByRole('link', { name: 'All recipes' })).toBeVisible()
    await expect(friend.getByRole('link', { name: 'Message', exact: true })).toBeVisible()
    await friend.getByRole('button', { name: 'Photo 1 of Ben' }).click()
    await expect(friend.getByRole('dialog')).toBeVisible()
    await friend.keyboard.press('Escape')
    await expect(friend.getByRole('dialog')).toBeHidden()
    expect(await violationsIn(friend)).toEqual([])
  })

  await test.step('a guest sees public recipes and the preview card of the address', async () => {
    const guest = await openAs(browser, server.url, null, address)
    await expect(guest.getByText('Plums, always')).toBeVisible()
    await expect(book(guest).getByRole('listitem')).toHaveCount(1)
    await book(guest).getByRole('link', { name: 'Baking' }).click()
    await expect(guest.getByRole('link', { name: 'Plum pie' })).toBeVisible()
    await expect(guest.getByText('Secret stew')).toHaveCount(0)
    const card = await (await fetch(new URL('people/ben.bakes', server.url))).text()
    expect(card).toContain('og:title" content="Ben (@ben.bakes) · Potluck"')
    await guest.goto(new URL('people/ben.bakes', server.url).href)
    await expect(guest).toHaveURL(/#\/people\/ben\.bakes$/)
    await expect(guest.getByRole('heading', { name: 'Ben', exact: true })).toBeVisible()
  })

  await test.step('a member sees the same and sends a friend request', async () => {
    const stranger = await openAs(browser, server.url, carl, address)
    await expect(book(stranger).getByRole('listitem')).toHaveCount(1)
    await stranger.getByRole('button', { name: 'Add friend' }).click()
    await expect(stranger.getByText('Request sent')).toBeVisible()
  })

  await test.step('the profile shrinks live for a former friend, and is not found by a blocked member', async () => {
    await ben.call('DELETE', `users/friends/${anna.id}`)
    await expect(book(friend).getByRole('listitem')).toHaveCount(1)
    await expect(friend.getByRole('button', { name: 'Add friend' })).toBeVisible()
    await ben.call('POST', `users/blocks/${anna.id}`)
    await friend.reload()
    await expect(friend.getByText('There’s no @ben.bakes here')).toBeVisible()
  })

  await test.step('a switched-off profile shows its handle only', async () => {
    await own.goto(`${server.url}#/people/my-profile`)
    await own.getByRole('switch', { name: 'Show my profile' }).click()
    await expect(own.getByRole('radio', { name: 'Everyone' })).toBeHidden()
    const stranger = await openAs(browser, server.url, carl, address)
    await expect(stranger.getByText('@ben.bakes has turned off their profile.')).toBeVisible()
  })
})

test('an invitation link makes a new member and an existing member a friend', async ({ browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const people = await openAs(browser, server.url, carl, '/people')
  await people.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await people.getByRole('button', { name: 'Invite by link or code' }).click()
  await people.getByRole('button', { name: 'Create link' }).click()
  await expect(people.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  await people.getByRole('button', { name: 'Copy link' }).click()
  await expect(people.getByText('Invitation copied')).toBeVisible()
  const link = await people.evaluate(() => navigator.clipboard.readText())

  const guest = await openAs(browser, server.url, null, '/welcome')
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'Carl wants to be your friend' })).toBeVisible()
  await guest.getByRole('link', { name: 'Create an account' }).click()
  await guest.getByLabel('Name').fill('Dora')
  await guest.getByLabel('Email').fill('dora@example.com')
  await guest.getByLabel('Password', { exact: true }).fill('mash beans 7 leeks')
  await guest.locator('[name=confirmPassword]').fill('mash beans 7 leeks')
  await guest.getByRole('button', { name: /Create|Register/ }).click()
  await expect(guest.getByText('You and Carl are now friends')).toBeVisible()

  await people.getByRole('button', { name: 'Close' }).click()
  await expect(people.getByRole('list', { name: 'Friends' }).getByText('Dora')).toBeVisible()

  const member = await openAs(browser, server.url, anna, '/people')
  await member.goto(link)
  await member.getByRole('button', { name: 'Become friends with Carl' }).click()
  await expect(member.getByText('You and Carl are now friends')).toBeVisible()
})
