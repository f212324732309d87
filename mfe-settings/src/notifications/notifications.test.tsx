import { getPush, setPushKinds } from '@potluck/api/push'
import type { NotificationState } from '@potluck/platform/notifications'
import { answer } from '@potluck/testing/answers'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor } from '@testing-library/react'
import remote from '../remote.tsx'

async function open(notifications: NotificationState, partial = {}) {
  const sent: unknown[] = []
  const host = createTestHost({
    notifications,
    partial,
    answers: [
      answer(getPush, () => ({ publicKey: 'key', firebase: null, off: ['lists', 'something new'] })),
      answer(setPushKinds, ({ body }) => {
        sent.push(body)
        return {}
      }),
    ],
  })
  const shown = await renderScreen(remote, '/settings', { host })
  await screen.findByRole('heading', { name: 'Notifications' })
  return { ...shown, sent }
}

const device = () => screen.findByRole('switch', { name: 'Notifications on this device' })

test('notifications are switched per device and per kind', async () => {
  const { user, sent } = await open('off')
  await user.click(await device())
  await waitFor(async () => expect(await device()).toBeChecked())
  const lists = await screen.findByRole('switch', { name: 'New items on my shopping lists' })
  const messages = screen.getByRole('switch', { name: 'Messages' })
  expect(lists).not.toBeChecked()
  expect(messages).toBeChecked()
  await user.click(messages)
  await waitFor(() => expect(messages).toBeEnabled())
  expect(messages).not.toBeChecked()
  await user.click(lists)
  await waitFor(() => expect(lists).toBeChecked())
  expect(sent).toEqual([{ off: ['messages', 'lists'] }, { off: ['messages'] }])
  await user.click(await device())
  await waitFor(async () => expect(await device()).not.toBeChecked())
})

test('the switch of timers says that timers ring on their device only', async () => {
  await open('off')
  const timers = await screen.findByRole('switch', { name: 'Kitchen timers' })
  expect(timers).toHaveAccessibleDescription(/on the device where you set them/)
})

test('notifications that the browser blocks are not offered but explained', async () => {
  await open('blocked')
  expect(await device()).toBeDisabled()
  expect(screen.getByText('Notifications are blocked for this site.')).toBeVisible()
})

test('an iPhone asks to install the product first', async () => {
  await open('home-screen')
  expect(await screen.findByRole('link', { name: 'How to add it' })).toHaveAttribute('href', '#/install')
  expect(screen.queryByRole('switch', { name: 'Notifications on this device' })).toBeNull()
})

test('a failed switch says so in its place and can be retried', async () => {
  const failing = {
    notifications: async () => ({
      get: () => 'off' as const,
      subscribe: () => () => {},
      turnOn: () => Promise.reject(new Error('no network')),
      turnOff: async () => {},
      refresh: async () => {},
    }),
  }
  const { user } = await open('off', failing)
  await user.click(await device())
  expect(await screen.findByText('That didn’t work.')).toBeVisible()
  expect(await device()).toBeEnabled()
})
