import { login } from '@potluck/api/sessions'
import { wipeUserData } from '@potluck/sync/wipe-user-data'
import { answer } from '@potluck/testing/answers'
import { screen } from '@testing-library/react'
import { knowsAda } from '../testing/account.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { createDeviceStorage } from './device-storage.ts'

const forbidden = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

/** Takes nothing more, as a device that is full. */
function full(stored: Readonly<Record<string, string>>): Storage {
  localStorage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  return new Proxy(localStorage, {
    get(target, name) {
      if (name === 'setItem') return () => forbidden()
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

test.each([
  ['forbidden', () => forbidden],
  [
    'full',
    () => {
      const storage = full({})
      return () => storage
    },
  ],
])('a cook logs in when storage is %s, and is told once that the login will not last', async (_, make) => {
  const { user, path } = await renderShell({
    path: '/auth/login',
    storage: make(),
    answers: [answer(login, () => ({ token: 'fresh' })), ...knowsAda],
  })
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com')
  await user.type(await screen.findByLabelText('Password'), 'secret{Enter}')
  expect(await screen.findByRole('heading', { name: 'The list screen' })).toBeVisible()
  expect(path()).toBe('/list/main')
  expect(screen.getAllByText(/can’t store anything/)).toHaveLength(1)
})

test('a value that a full storage refuses is remembered in place of the stored one', () => {
  const stored = full({ colour: 'red' })
  const storage = createDeviceStorage(() => stored)
  storage.setItem('colour', 'green')
  expect(storage.getItem('colour')).toBe('green')
  expect(storage.keeps('colour')).toBe(false)
  storage.removeItem('colour')
  expect(storage.getItem('colour')).toBeNull()
})

test('the other stores are wiped though one is forbidden', async () => {
  sessionStorage.setItem('potluck:user:scroll', '3')
  const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden)
  await wipeUserData()
  denied.mockRestore()
  expect(Object.keys(sessionStorage)).toEqual([])
})
