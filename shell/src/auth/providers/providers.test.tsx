import { finishProviderLogin, startProviderLogin } from '@potluck/api/identity-providers'
import { answer, Refusal } from '@potluck/testing/answers'
import { screen } from '@testing-library/react'
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
