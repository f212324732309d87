import { act, screen, within } from '@testing-library/react'
import { ada, knowsAda } from '../testing/account.ts'
import { renderShell } from '../testing/render-shell.tsx'

const ben = { id: '0199a1b2-0000-7000-8000-000000000002', name: 'Ben', handle: 'ben' }
const message = {
  id: ada.id,
  body: 'Try this',
  otherUser: ben,
  fromUser: ben,
  toUser: { id: ada.id, name: 'Ada', handle: 'ada' },
  recipe: null,
}

const asMember = { token: 'old', answers: knowsAda }

test('a new message is announced for 7 seconds, and View opens the conversation', async () => {
  const { user, shell, path } = await renderShell({ path: '/list/main', ...asMember })
  await screen.findByRole('heading', { name: 'The list screen' })
  act(() => shell.host.bus.emit('messages:new', message))
  expect(shell.toasts.get()).toMatchObject([{ message: 'New message from Ben', duration: 7_000 }])
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }))
  await user.click(toasts.getByRole('button', { name: 'View' }))
  await screen.findByRole('heading', { name: 'The messages screen' })
  expect(path()).toBe(`/messages/${ben.id}`)
})

test.each(['/messages', `/messages/${ada.id}`])('at %s it is not announced', async (path) => {
  const { shell } = await renderShell({ path, ...asMember })
  await screen.findByRole('heading', { name: 'The messages screen' })
  act(() => shell.host.bus.emit('messages:new', message))
  expect(shell.toasts.get()).toEqual([])
})
