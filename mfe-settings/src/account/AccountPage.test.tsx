import { deleteAccount, getAccount, getStats, updateAccount } from '@potluck/api/account'
import { sendConfirmation } from '@potluck/api/account-email'
import { createInvitation, deleteInvitation, listInvitations } from '@potluck/api/invitations'
import { listKitchens } from '@potluck/api/kitchens'
import { deleteAllRecipes } from '@potluck/api/many-recipes'
import { getSecondFactor } from '@potluck/api/second-factor'
import { addShoppingListItems } from '@potluck/api/shopping-lists'
import { changeOf } from '@potluck/platform/changes'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { aKitchen, anAccount } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const account = anAccount({ handle: null })

async function open(...answers: Answer[]) {
  const host = createTestHost({
    answers: [
      ...answers,
      answer(getAccount, () => account),
      answer(listKitchens, () => ({ kitchens: [aKitchen({ name: 'Home' })], invitations: [] })),
      answer(getStats, () => ({
        recipeCount: 1234,
        recipeImageCount: 5,
        messageCount: 0,
        textBytes: 3_210_000,
        textLimit: 1_000_000_000,
        pictureBytes: 0,
        pictureLimit: 20_000_000_000,
        createdAt: account.createdAt,
        lastLogin: null,
      })),
      answer(getSecondFactor, () => ({ isOn: false, recoveryCodesLeft: 0 })),
      answer(listInvitations, () => ({ needed: false, invitations: [] })),
    ],
  })
  return renderScreen(remote, '/settings/account', { host })
}

test('a new name is saved without other fields and displayed everywhere', async () => {
  const { user, host } = await open(answer(updateAccount, () => ({ ...account, name: 'Ada L.' })))
  const form = within(await screen.findByRole('region', { name: 'Name' }))
  await user.click(form.getByRole('button', { name: 'Change: Name' }))
  expect(form.getByLabelText('Name')).toHaveFocus()
  await user.clear(form.getByLabelText('Name'))
  await user.type(form.getByLabelText('Name'), 'Ada L.')
  expect(host.holdsUnsavedChanges()).toBe(true)
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(host.session.get().account?.name).toBe('Ada L.'))
  expect(host.happenings.requests.at(-1)?.body).toEqual({ name: 'Ada L.' })
  expect(await form.findByText('Saved.')).toBeVisible()
  expect(form.getByRole('button', { name: 'Change: Name' })).toHaveFocus()
})

test('cancelling an edit restores the value and does not block leaving', async () => {
  const { user, host } = await open()
  const form = within(await screen.findByRole('region', { name: 'Name' }))
  await user.click(form.getByRole('button', { name: 'Change: Name' }))
  await user.type(form.getByLabelText('Name'), ' the Great')
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  expect(form.getByText(account.name)).toBeVisible()
  expect(host.holdsUnsavedChanges()).toBe(false)
})

test('an e-mail that waits to be confirmed is displayed, and its link is mailed again', async () => {
  const { user, host } = await open(
    answer(getAccount, () => ({ ...account, isEmailConfirmed: true, pendingEmail: 'new@example.org' })),
    answer(sendConfirmation, () => ({})),
  )
  const form = within(await screen.findByRole('region', { name: 'Email' }))
  expect(form.getByText(/^We’ll use new@example\.org once you open the link/)).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Resend link' }))
  await waitFor(() => expect(host.happenings.toasts).toMatchObject([{ message: 'The link is on its way.' }]))
})

test('an address to which nothing was mailed is not said to have a link, until one is mailed', async () => {
  const { user } = await open(
    answer(getAccount, () => ({ ...account, isEmailConfirmed: false, pendingEmail: null })),
    answer(sendConfirmation, () => ({})),
  )
  const form = within(await screen.findByRole('region', { name: 'Email' }))
  expect(form.getByText('Not confirmed yet. We can email you a link.')).toBeVisible()
  expect(form.queryByText(/we sent there/)).toBeNull()
  await user.click(form.getByRole('button', { name: 'Send the link' }))
  expect(await form.findByText('Not confirmed yet. Open the link we emailed you.')).toBeVisible()
  expect(form.getByRole('button', { name: 'Resend link' })).toBeVisible()
})

test('changing the e-mail needs the present password and reports a wrong one', async () => {
  const { user } = await open(answer(updateAccount, () => new Refusal(412, 'incorrect-password')))
  const form = within(await screen.findByRole('region', { name: 'Email' }))
  expect(form.getByText(account.email)).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Change: Email' }))
  expect(form.queryByLabelText('Your password')).toBeNull()
  await user.type(form.getByLabelText('Email'), 'x')
  await user.type(form.getByLabelText('Your password'), 'wrong')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('That’s not your password.')).toBeVisible()
})

test('the account leads to the page of login and security', async () => {
  await open()
  const link = await screen.findByRole('link', { name: /^Login and security/ })
  expect(link).toHaveAttribute('href', '#/settings/security')
})

test('the account shows its statistics in the number format of the language', async () => {
  await open()
  expect(await screen.findByText('1,234')).toBeVisible()
  expect(screen.getByText('3.2 of 1,000 MB')).toBeVisible()
})

test('deleting the account asks for the password and ends the session', async () => {
  const { user, host } = await open(answer(deleteAccount, () => ({})))
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByText(/sent yet/)).toBeNull()
  expect(await dialog.findByText(/^What’s in Home stays there/)).toBeVisible()
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  await waitFor(() => expect(host.session.get().loggedIn).toBe(false))
})

test('the last admin of a server is told to make somebody else one before deleting the account', async () => {
  const { user } = await open(answer(deleteAccount, () => new Refusal(409, 'last-keeper')))
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await dialog.findByText(/Make someone else an admin first/)).toBeVisible()
})

test('deleting the account warns of unsent changes', async () => {
  const away: Answer = { endpoint: addShoppingListItems, reply: () => Promise.reject(new TypeError('no network')) }
  const { user, host } = await open(away)
  const about = { scope: 'list', path: '/shopping-lists' }
  const change = () =>
    changeOf(addShoppingListItems, { params: { id: 'a' }, body: { items: [{ title: 'milk' }] } }, about)
  act(() => {
    host.changes.add(change())
    host.changes.add(change())
  })
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^2 changes on this device weren’t sent yet/)).toBeVisible()
})

test('invitations are hidden if registration is open', async () => {
  await open()
  await screen.findByRole('region', { name: 'Name' })
  expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull()
})

test('an invitation link is shown once, listed, and can be revoked', async () => {
  const made = {
    id: '0199a1b2-0000-7000-8000-00000000000a',
    usesLeft: 10,
    createdAt: '2026-01-01T12:00:00.000Z',
    expiresAt: '2026-01-15T12:00:00.000Z',
  }
  let invitations = [] as (typeof made)[]
  const { user, host } = await open(
    answer(listInvitations, () => ({ needed: true, invitations })),
    answer(createInvitation, () => {
      invitations = [made]
      return { ...made, secret: 's3cret' }
    }),
    answer(deleteInvitation, () => {
      invitations = []
      return {}
    }),
  )
  const card = within(await screen.findByRole('region', { name: 'Invitations' }))
  await user.click(card.getByRole('button', { name: 'Invite up to 10 people' }))
  expect(await card.findByText(/#\/auth\/register\?invitation=s3cret$/)).toBeVisible()
  expect(host.happenings.requests.find(({ body }) => body !== null)?.body).toEqual({ uses: 10 })
  expect(await card.findByText('For 10 more accounts, until January 15, 2026')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(card.queryByText(/For 10 more/)).toBeNull())
})

test('deleting all recipes needs the typed word', async () => {
  const { user, host } = await open(answer(deleteAllRecipes, () => ({ recipeCount: 1234 })))
  await user.click(await screen.findByRole('button', { name: 'Delete all recipes' }))
  const dialog = within(await screen.findByRole('dialog'))
  const deleted = () => host.happenings.requests.filter(({ endpoint }) => endpoint === deleteAllRecipes)
  await user.click(dialog.getByRole('button', { name: 'Delete all recipes' }))
  expect(await dialog.findByText(/^Type the word “delete”/)).toBeVisible()
  expect(deleted()).toHaveLength(0)
  await user.type(dialog.getByLabelText(/Type “delete”/), ' Delete')
  await user.click(dialog.getByRole('button', { name: 'Delete all recipes' }))
  await waitFor(() => expect(deleted()[0]?.body).toEqual({ word: 'DELETE' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
