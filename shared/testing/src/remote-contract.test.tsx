import { join } from 'node:path'
import { listFriends } from '@potluck/api/friends'
import { wordsIn } from '@potluck/platform/locales'
import { preferencesSection } from '@potluck/platform/preferences'
import { type Background, defineRemote } from '@potluck/platform/remote'
import { screen } from '@testing-library/react'
import { z } from 'zod'
import { answer, Refusal } from './answers.ts'
import { FriendsScreen } from './example/src/FriendsScreen.tsx'
import { ben, friendsOf } from './fixtures.ts'
import { describeRemoteContract } from './remote-contract.tsx'
import { renderScreen } from './render-screen.tsx'
import { createTestHost } from './test-host.ts'

/** Backgrounds of remotes. */
const countFriends: Background = ({ host, t }) =>
  host.bus.on('friends:updated', ({ otherUser }) => host.toast({ message: `${t('title')}: ${otherUser.name}` }))

const remote = defineRemote({
  id: 'example',
  routes: [{ path: 'people', load: async () => FriendsScreen }],
  locales: wordsIn(import.meta.webpackContext('./example/src/locales', { regExp: /\.json$/ })),
  preferences: [preferencesSection('example', z.object({ sortBy: z.enum(['name', 'newest']).catch('name') }))],
  background: async () => countFriends,
})

describeRemoteContract(remote, { sources: join(__dirname, 'example/src') })

test('a screen displays its words and the answers of the server', async () => {
  const host = createTestHost({ answers: [answer(listFriends, () => friendsOf(ben))] })
  await renderScreen(remote, '/people', { host })
  expect(await screen.findByText('1 friend')).toBeVisible()
  expect(host.happenings.titles).toEqual(['Friends'])
  expect(host.happenings.requests).toMatchObject([{ endpoint: { path: 'users/friends' }, token: 'test-token' }])
})

test('a screen in Hebrew is written from right to left, in Hebrew plurals', async () => {
  const host = createTestHost({ language: 'he', answers: [answer(listFriends, () => friendsOf(ben))] })
  await renderScreen(remote, '/people', { host })
  expect(await screen.findByText('חבר אחד')).toBeVisible()
})

test('the shell handles the end of a session', async () => {
  const host = createTestHost({ answers: [answer(listFriends, () => new Refusal(401))] })
  await renderScreen(remote, '/people', { host })
  await screen.findByText('Waiting')
  expect(host.happenings.loginRequests).toBe(1)
})

test('the host refuses an address that the remote does not have', async () => {
  await expect(renderScreen(remote, '/messages')).rejects.toThrow('has no screen at /messages')
})
