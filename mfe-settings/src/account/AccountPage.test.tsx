import { deleteAccount, getAccount, getStats, updateAccount } from '@potluck/api/account'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const account = anAccount({ handle: null })

async function open(...answers: Answer[]) {
  const host = createTestHost({
    answers: [
      answer(getAccount, () => account),
      answer(getStats, () => ({
        recipeCount: 1234,
        recipeImageCount: 5,
        messageCount: 0,
        createdAt: account.createdAt,
        lastLogin: null,
      })),
      ...answers,
    ],
  })
  return renderScreen(remote, '/settings/account', { host })
}

test('a new name is saved alone and shown everywhere', async () => {
  const { user, host } = await open(answer(updateAccount, () => ({ ...account, name: 'Ada L.' })))
  const form = within(await screen.findByRole('region', { name: 'Name' }))
  await user.clear(form.getByLabelText('Name'))
  await user.type(form.getByLabelText('Name'), 'Ada L.')
  expect(host.holdsUnsavedChanges()).toBe(true)
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(host.session.get().account?.name).toBe('Ada L.'))
  expect(host.happenings.requests.at(-1)?.body).toEqual({ name: 'Ada L.' })
})

test('a new e-mail asks for the present password, and says when it is wrong', async () => {
  const { user } = await open(answer(updateAccount, () => new Refusal(412)))
  const form = within(await screen.findByRole('region', { name: 'E-mail' }))
  expect(form.queryByLabelText('Present password')).toBeNull()
  await user.type(form.getByLabelText('E-mail'), 'x')
  await user.type(form.getByLabelText('Present password'), 'wrong')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('The present password is not right.')).toBeVisible()
})

test('the account holds what it says, in the numbers of the language', async () => {
  await open()
  expect(await screen.findByText('1,234')).toBeVisible()
})

test('deleting the account asks for the password and ends the session', async () => {
  const { user, host } = await open(answer(deleteAccount, () => ({})))
  await user.click(await screen.findByRole('button', { name: 'Delete the account' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Present password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Delete the account' }))
  await waitFor(() => expect(host.session.get().loggedIn).toBe(false))
})
