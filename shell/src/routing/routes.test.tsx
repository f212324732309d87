import { confirmEmail, takeEmailBack } from '@potluck/api/account-email'
import { resetPassword } from '@potluck/api/sessions'
import { answer, Refusal } from '@potluck/testing/answers'
import { act, screen, waitFor } from '@testing-library/react'
import { knowsAda } from '../testing/account.ts'
import { plainRemote, registryOf, renderShell } from '../testing/render-shell.tsx'

test.each([
  ['/', '/welcome'],
  ['/about-details', '/about/details'],
  ['/login', '/auth/login'],
  ['/login?redirect=%2Flabels', '/auth/login?redirect=%2Flabels'],
  ['/meal-planners', '/meal-planners'],
  ['/meal-planners/7', '/meal-planners/7'],
  ['/edit-recipe', '/welcome'],
  ['/edit-recipe/7?x=1', '/auth/login?redirect=%2Fedit-recipe%2F7%3Fx%3D1'],
  ['/list/inbox?userId=7', '/auth/login?redirect=%2Flist%2Finbox%3FuserId%3D7'],
  ['/settings/account', '/auth/login?redirect=%2Fsettings%2Faccount'],
  ['/people/my-profile', '/auth/login?redirect=%2Fpeople%2Fmy-profile'],
  ['/list/main', '/auth/login?redirect=%2Flist%2Fmain'],
  ['/recipe/7/history', '/auth/login?redirect=%2Frecipe%2F7%2Fhistory'],
])('a guest at %s comes to %s', async (from, to) => {
  const { path } = await renderShell({ path: from })
  await waitFor(() => expect(path()).toBe(to))
})

test.each([
  ...['/recipe/7', '/list/main?userId=7', '/kitchens/invitation/s3cret', '/people/ben'],
  ...['/people/invitation/s3cret', '/settings/first-restore'],
])('a guest at %s sees what is public, or logs in and comes back', async (from) => {
  const { path, shell } = await renderShell({ path: from })
  expect(await screen.findByRole('heading', { name: /^The .* screen$/ })).toBeVisible()
  expect(path()).toBe(from)
  act(() => shell.host.requireLogin())
  await waitFor(() => expect(path()).toBe(`/auth/login?redirect=${encodeURIComponent(from)}`))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['/', '/list/main'],
  ['/edit-recipe', '/list/main'],
  ['/recipe/7', '/recipe/7'],
  ['/settings/account', '/settings/account'],
])('a member at %s comes to %s', async (from, to) => {
  const { path } = await renderShell({ path: from, token: 'old', answers: knowsAda })
  await screen.findByRole('heading', { name: /^The .* screen$/ })
  expect(path()).toBe(to)
})

test.each([
  ['/welcome', 'Potluck'],
  ['/about', 'About'],
  ['/about/details', 'Version and details'],
  ['/about/contact', 'Contact'],
  ['/about/accessibility', 'Accessibility'],
  ['/legal', 'Terms and privacy'],
  ['/install', 'Install'],
  ['/contribute', 'Contribute'],
  ['/contribute/thankyou', 'Contribute'],
  ['/nowhere/at-all', 'Not found'],
  ['/meal-planners', 'Not found'],
])('the page at %s is headed %s, and so is the tab', async (path, heading) => {
  await renderShell({ path })
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  const said = heading === 'Potluck' ? 'Your recipes, and everyone you cook for.' : heading
  expect(document.title).toBe(`${said} · Potluck`)
})

test('the page about contributions asks for none when none are taken', async () => {
  await renderShell({ path: '/contribute' })
  expect(await screen.findByText('Nothing to pay here')).toBeVisible()
  expect(screen.queryByText(/you can help to pay/)).toBeNull()
})

test('terms of the installation replace those of the product', async () => {
  await renderShell({ path: '/legal', config: { legalUrl: 'https://example.com/terms' } })
  const terms = await screen.findByRole('link', { name: 'Terms' })
  expect(terms).toHaveAttribute('href', 'https://example.com/terms')
  expect(screen.queryByText(/no advertising/)).toBeNull()
})

test('About leads to the sources of the installation, where somebody said where they are', async () => {
  await renderShell({ path: '/about', config: { sourceUrl: 'https://code.example/potluck' } })
  const sources = await screen.findByRole('link', { name: 'Source code' })
  expect(sources).toHaveAttribute('href', 'https://code.example/potluck')
})

test('an address that the remote does not have shows not found', async () => {
  const social = plainRemote('social', 'people')
  const remotes = [{ ...social, routes: social.routes.map((route) => ({ ...route, path: 'people' })) }]
  await renderShell({ path: '/people/a/b/c', token: 'old', answers: knowsAda, remotes })
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible()
})

test('the mailed link of a forgotten password lets a guest set a new one and log in', async () => {
  const { user, path, requests } = await renderShell({
    path: '/settings/account?code=abc',
    answers: [answer(resetPassword, () => ({ token: 'fresh' })), ...knowsAda],
  })
  await user.type(await screen.findByLabelText('New password'), 'secret')
  await user.type(screen.getByLabelText('Repeat password'), 'secret{Enter}')
  await screen.findByRole('heading', { name: 'The list screen' })
  expect(path()).toBe('/list/main')
  expect(requests[0]).toMatchObject({ body: { code: 'abc', password: 'secret' } })
})

test('a used link says so and offers another', async () => {
  const { user } = await renderShell({
    path: '/settings/account?code=abc',
    answers: [answer(resetPassword, () => new Refusal(412))],
  })
  await user.type(await screen.findByLabelText('New password'), 'secret')
  await user.type(screen.getByLabelText('Repeat password'), 'secret{Enter}')
  expect(await screen.findByText('This link no longer works.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '#/auth/login')
})

test('a mailed link confirms an e-mail when its reader says so, for guests and once', async () => {
  let isUsed = false
  const { user, requests } = await renderShell({
    path: '/settings/account?confirm=abc',
    answers: [
      answer(confirmEmail, () => {
        if (isUsed) return new Refusal(412)
        isUsed = true
        return {}
      }),
    ],
  })
  const button = await screen.findByRole('button', { name: 'Confirm email' })
  expect(requests).toEqual([])
  await user.click(button)
  expect(await screen.findByText('Your email is confirmed.')).toBeVisible()
  expect(requests.map(({ body }) => body)).toContainEqual({ code: 'abc' })
})

test('a mailed link that was used says so', async () => {
  const { user } = await renderShell({
    path: '/settings/account?confirm=abc',
    answers: [answer(confirmEmail, () => new Refusal(412))],
  })
  await user.click(await screen.findByRole('button', { name: 'Confirm email' }))
  expect(await screen.findByText('This link no longer works.')).toBeVisible()
})

test('a mailed link takes an e-mail back and leads to a new password', async () => {
  const { user, path } = await renderShell({
    path: '/settings/account?takeBack=abc',
    answers: [answer(takeEmailBack, () => ({ code: 'fresh' }))],
  })
  await user.click(await screen.findByRole('button', { name: 'Undo the change' }))
  expect(await screen.findByLabelText('New password')).toBeVisible()
  expect(path()).toBe('/settings/account?code=fresh')
})

test('a screen without a title does not have the title of the screen before', async () => {
  const { go } = await renderShell({ path: '/about', token: 'old', answers: knowsAda })
  await screen.findByRole('heading', { name: 'About' })
  expect(document.title).toBe('About · Potluck')
  await go('/labels')
  await screen.findByRole('heading', { name: 'The labels screen' })
  expect(document.title).toBe('Potluck')
})

test('an open window finds a remote that was deployed after it had read the registry', async () => {
  const remotes = [plainRemote('recipes', 'list'), plainRemote('wine', 'wine')]
  const registry = jest.fn(async () => Response.json(registryOf(remotes.slice(0, 1))))
  const page = await renderShell({ path: '/list/main', token: 'old', answers: knowsAda, remotes, registry })
  registry.mockImplementation(async () => Response.json(registryOf(remotes)))
  await page.go('/wine')
  expect(await screen.findByRole('heading', { name: 'The wine screen' })).toBeVisible()
})
