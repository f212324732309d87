import { finishProviderLogin, startProviderLogin } from '@potluck/api/identity-providers'
import { logout } from '@potluck/api/sessions'
import { answer, Refusal } from '@potluck/testing/answers'
import { act, screen, waitFor } from '@testing-library/react'
import { knowsAda } from '../../testing/account.ts'
import { renderShell } from '../../testing/render-shell.tsx'

const providers = [{ id: 'home', name: 'Home' }]

const away = answer(startProviderLogin, () => new Refusal(503, 'provider-away'))

test('the login page has a button for each provider, beside the form', async () => {
  await renderShell({ path: '/auth/login', config: { providers: [...providers, { id: 'work', name: 'Work' }] } })
  expect(await screen.findByRole('button', { name: 'Log in with Home' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Log in with Work' })).toBeVisible()
  expect(screen.getByLabelText('Email')).toBeVisible()
})

test('where passwords are off, the buttons alone are there', async () => {
  await renderShell({ path: '/auth/register', config: { providers, passwordLogin: false } })
  expect(await screen.findByRole('button', { name: 'Continue with Home' })).toBeVisible()
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull()
})

test('a provider that does not answer is named as the reason, and the button can be pressed again', async () => {
  const { user, requests } = await renderShell({
    path: '/auth/login?redirect=%2Frecipe%2F7',
    config: { providers },
    answers: [away],
  })
  const button = await screen.findByRole('button', { name: 'Log in with Home' })
  await user.click(button)
  expect(await screen.findByText('The login service isn’t responding. Try again in a moment.')).toBeVisible()
  expect(requests[0]).toMatchObject({ body: { redirect: '/recipe/7' } })
  await user.click(button)
  expect(requests).toHaveLength(2)
})

test('coming back from a provider opens the page that was asked for', async () => {
  const { path, requests } = await renderShell({
    path: '/auth/provider',
    answers: [answer(finishProviderLogin, () => ({ token: 'fresh', redirect: '/recipe/7' })), ...knowsAda],
  })
  expect(await screen.findByRole('heading', { name: 'The recipe screen' })).toBeVisible()
  expect(path()).toBe('/recipe/7')
  expect(localStorage.getItem('potluck:token')).toBe('fresh')
  expect(requests.filter(({ endpoint }) => endpoint === finishProviderLogin)).toHaveLength(1)
})

test('a page out of the product is not opened', async () => {
  const { path } = await renderShell({
    path: '/auth/provider',
    answers: [answer(finishProviderLogin, () => ({ token: 'fresh', redirect: '//evil.example' })), ...knowsAda],
  })
  await screen.findByRole('heading', { name: 'The list screen' })
  expect(path()).toBe('/list/main')
})

test('a login that came to nothing says why, and leads back', async () => {
  const { user, path } = await renderShell({
    path: '/auth/provider',
    config: { providers },
    answers: [answer(finishProviderLogin, () => new Refusal(409, 'link-first')), ...knowsAda],
  })
  expect(await screen.findByText(/There’s already an account with your email/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to login' }))
  await screen.findByRole('button', { name: 'Log in with Home' })
  expect(path()).toBe('/auth/login')
})

test('linking an account leads back to the settings', async () => {
  const { path, shell } = await renderShell({
    path: '/auth/provider',
    token: 'token',
    answers: [answer(finishProviderLogin, () => ({ token: null, redirect: '/settings/security' })), ...knowsAda],
  })
  await screen.findByRole('heading', { name: 'The settings screen' })
  expect(path()).toBe('/settings/security')
  expect(shell.toasts.get()).toMatchObject([{ message: expect.stringContaining('Account linked') }])
})

describe('a proxy in front that logs in', () => {
  const config = { providers: [{ id: 'proxy', name: 'Single Sign-On' }], proxyLogin: true }
  const begun = answer(startProviderLogin, () => ({ address: '#/auth/provider' }))
  const ended = answer(finishProviderLogin, () => ({ token: 'fresh', redirect: null }))
  const denied = answer(finishProviderLogin, () => new Refusal(403, 'provider-denied'))
  const button = () => screen.findByRole('button', { name: 'Log in with Single Sign-On' })

  test('logs in whoever opens the product, by itself', async () => {
    const { path, requests } = await renderShell({ config, answers: [begun, ended, ...knowsAda] })
    expect(await screen.findByRole('heading', { name: 'The list screen' })).toBeVisible()
    expect(path()).toBe('/list/main')
    expect(localStorage.getItem('potluck:token')).toBe('fresh')
    expect(requests[0]).toMatchObject({ endpoint: startProviderLogin, params: { provider: 'proxy' } })
  })

  test('leads to the page that was asked for', async () => {
    const { path } = await renderShell({ path: '/recipe/7', config, answers: [begun, ended, ...knowsAda] })
    expect(await screen.findByRole('heading', { name: 'The recipe screen' })).toBeVisible()
    expect(path()).toBe('/recipe/7')
  })

  test('leaves the login page to whoever did not come through it', async () => {
    const { user, path } = await renderShell({ config, answers: [begun, denied] })
    const logIn = await button()
    expect(path()).toBe('/auth/login')
    expect(await screen.findByLabelText('Email')).toBeVisible()
    expect(screen.queryByText(/didn’t let you in/)).toBeNull()
    await user.click(logIn)
    expect(await screen.findByText(/didn’t let you in/)).toBeVisible()
  })

  test('says why it did not log in', async () => {
    const linkFirst = answer(finishProviderLogin, () => new Refusal(409, 'link-first'))
    await renderShell({ config, answers: [begun, linkFirst] })
    expect(await screen.findByText(/There’s already an account with your email/)).toBeVisible()
  })

  test('asks for the invitation that the server needs', async () => {
    const needed = answer(finishProviderLogin, () => new Refusal(403, 'invitation-needed'))
    await renderShell({ config, answers: [begun, needed] })
    expect(await screen.findByText(/You need an invitation/)).toBeVisible()
  })

  test('does not log in again by itself after a log out, but by its button', async () => {
    const answers = [begun, ended, answer(logout, () => ({})), ...knowsAda]
    const { user, shell, go, path } = await renderShell({ path: '/list/main', token: 'token', config, answers })
    await screen.findByRole('heading', { name: 'The list screen' })
    await act(() => shell.host.logOut())
    expect(path()).toBe('/welcome')
    await go('/')
    expect(path()).toBe('/welcome')
    await go('/auth/login')
    await user.click(await button())
    expect(await screen.findByRole('heading', { name: 'The list screen' })).toBeVisible()
    expect(shell.mayLogInByItself()).toBe(true)
  })

  test('renews a session that ended without leaving the screen, when it is asked to', async () => {
    const { user, shell, path, reload, requests } = await renderShell({
      path: '/list/main',
      token: 'old',
      config,
      answers: [begun, ended, ...knowsAda],
    })
    await screen.findByRole('heading', { name: 'The list screen' })
    act(() => void shell.unsaved.hold())
    act(() => shell.loginPrompt.set(true))
    const logIn = await button()
    expect(requests.filter(({ endpoint }) => endpoint === startProviderLogin)).toEqual([])
    await user.click(logIn)
    await waitFor(() => expect(shell.loginPrompt.get()).toBe(false))
    expect(localStorage.getItem('potluck:token')).toBe('fresh')
    // The written text stays on the screen.
    expect(reload).not.toHaveBeenCalled()
    expect(path()).toBe('/list/main')
    expect(shell.unsaved.get()).toBe(true)
  })
})
