import { type Account, getAccount } from '@potluck/api/account'
import { listFriends } from '@potluck/api/friends'
import { countRecipes } from '@potluck/api/recipes'
import { login, logout } from '@potluck/api/sessions'
import { addShoppingListItems } from '@potluck/api/shopping-lists'
import { changeOf } from '@potluck/platform/changes'
import { answer, answering, Refusal } from '@potluck/testing/answers'
import { anAccount, idOf } from '@potluck/testing/fixtures'
import { act, screen, waitFor, within } from '@testing-library/react'
import { knowsAda } from '../testing/account.ts'
import { renderShell } from '../testing/render-shell.tsx'

const refusing = [
  answer(countRecipes, () => new Refusal(401)),
  answer(listFriends, () => new Refusal(401)),
  answer(login, () => ({ token: 'fresh' })),
  answer(logout, () => ({})),
]

async function endedSession(config = {}) {
  const answers = [...refusing, ...knowsAda]
  const rendered = await renderShell({ path: '/list/main', token: 'old', answers, config })
  const { api } = rendered.shell.host
  await screen.findByRole('heading', { name: 'The list screen' })
  await waitFor(() => expect(rendered.shell.host.session.get().account).not.toBeNull())
  const unauthorized = async () => {
    await act(() => api.call(listFriends, {}).catch(() => {}))
    await act(() => api.call(countRecipes, {}).catch(() => {}))
  }
  return { ...rendered, unauthorized }
}

async function logIn(user: Awaited<ReturnType<typeof endedSession>>['user'], email = anAccount().email) {
  const modal = within(await screen.findByRole('dialog', { name: 'Please log in again' }))
  const field = await modal.findByLabelText('Email')
  await user.clear(field)
  await user.type(field, email)
  await user.type(modal.getByLabelText('Password'), 'secret{Enter}')
}

test('several refused calls open one login over the screen, and Escape does not close it', async () => {
  const { user, unauthorized, path } = await endedSession()
  await unauthorized()
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
  await user.keyboard('{Escape}')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(path()).toBe('/list/main')
})

test('a refused call of a badge opens no login', async () => {
  await endedSession()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the login dialog has one heading, the e-mail of the member, and no warning', async () => {
  const { unauthorized } = await endedSession({ selfHosted: true })
  await unauthorized()
  const modal = within(await screen.findByRole('dialog', { name: 'Please log in again' }))
  expect(await modal.findByLabelText('Email')).toHaveValue(anAccount().email)
  expect(modal.getAllByRole('heading')).toHaveLength(1)
  expect(modal.queryByText(/self-hosted/)).toBeNull()
  expect(modal.getByText(/What you wrote is still here/)).toBeVisible()
  expect(modal.queryByRole('button', { name: /Create an account/ })).toBeNull()
})

test('logging in again reloads the page with the new session', async () => {
  const { user, unauthorized, reload } = await endedSession()
  await unauthorized()
  await logIn(user)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(localStorage.getItem('potluck:token')).toBe('fresh')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('unsaved changes of the same person stay on the screen instead', async () => {
  const { user, unauthorized, reload, shell } = await endedSession()
  act(() => void shell.host.holdUnsavedChanges())
  await unauthorized()
  await logIn(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(reload).not.toHaveBeenCalled()
  expect(shell.unsaved.get()).toBe(true)
})

test('unsaved changes do not pass to another person', async () => {
  const { user, unauthorized, reload, shell } = await endedSession()
  act(() => void shell.host.holdUnsavedChanges())
  await unauthorized()
  await logIn(user, 'ben@example.com')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('closing the login dialog logs out and opens the welcome page', async () => {
  const { user, unauthorized, path, requests } = await endedSession()
  await unauthorized()
  await user.click(await screen.findByRole('button', { name: 'Log out and close' }))
  await screen.findByRole('link', { name: 'Start your book' })
  expect(path()).toBe('/welcome')
  expect(localStorage.getItem('potluck:token')).toBeNull()
  expect(requests.at(-1)).toMatchObject({ endpoint: { path: 'users/logout' }, token: 'old' })
})

describe('unsent changes of the account before', () => {
  const { fetch } = globalThis
  const ben = { ...anAccount(), id: idOf(77), name: 'Ben' }
  const milk = changeOf(
    addShoppingListItems,
    { params: { id: idOf(31) }, body: { items: [{ title: 'milk' }] } },
    { scope: 'list', path: '/shopping-lists' },
  )

  /** The server knows the new session as well, which asks whose it is. */
  async function endedWithChanges(account: Account) {
    const ended = await endedSession()
    const seen = answering(
      ended.shell.config.apiBase,
      answer(getAccount, () => account),
      answer(logout, () => ({})),
    )
    globalThis.fetch = seen.fetch
    await ended.unauthorized()
    act(() => ended.shell.host.changes.add(milk))
    await waitFor(() => expect(ended.shell.changes.get().queued[0]?.owner).toBe(anAccount().id))
    return { ...ended, seen: seen.requests }
  }

  afterEach(() => {
    globalThis.fetch = fetch
  })

  test('the login dialog names them before another account begins, and they stay when the cook cancels', async () => {
    const { user, reload, seen, shell } = await endedWithChanges(ben)
    await logIn(user, 'ben@example.com')
    const question = await screen.findByRole('dialog', { name: 'Log in as Ben?' })
    expect(question).toHaveTextContent('Another account has 1 unsaved change on this device')
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(seen.at(-1)).toMatchObject({ endpoint: { path: 'users/logout' }, token: 'fresh' }))
    expect(localStorage.getItem('potluck:token')).toBe('old')
    expect(shell.changes.get().queued).toHaveLength(1)
    expect(reload).not.toHaveBeenCalled()

    await logIn(user, 'ben@example.com')
    await user.click(await screen.findByRole('button', { name: 'Log in anyway' }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(localStorage.getItem('potluck:token')).toBe('fresh')
  })

  test('the login dialog does not mention them when the same member logs in again', async () => {
    const { user, reload } = await endedWithChanges(anAccount())
    await logIn(user)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(localStorage.getItem('potluck:token')).toBe('fresh')
  })
})
