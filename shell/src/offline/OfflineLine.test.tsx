import { getServerDetails } from '@potluck/api/about'
import type { Answer } from '@potluck/testing/answers'
import { act, screen, waitFor } from '@testing-library/react'
import { createDeviceStorage } from '../device/device-storage.ts'
import { knowsAda } from '../testing/account.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { takeReturn } from './pass-proxy.ts'

const details = { version: '1.0.0', database: { kind: 'sqlite', version: '3' }, mail: false }

const loginPage = () => new Response('<h1>Log in</h1>', { status: 401, headers: { 'content-type': 'text/html' } })

/** A member whose session at a proxy in front has ended. */
async function barred() {
  let isOver = true
  const proxied: Answer = { endpoint: getServerDetails, reply: () => (isOver ? loginPage() : details) }
  const shown = await renderShell({ path: '/recipe/7?servings=2', token: 'token', answers: [proxied, ...knowsAda] })
  await screen.findByRole('heading', { name: 'The recipe screen' })
  const call = () => act(() => shown.shell.host.api.call(getServerDetails, {}).catch(() => {}))
  await call()
  expect(await screen.findByText('Your session has ended.')).toBeVisible()
  async function logInElsewhere() {
    isOver = false
    await call()
  }
  return { ...shown, logInElsewhere }
}

const button = () => screen.findByRole('button', { name: 'Log in' })
const takeIt = () => takeReturn(createDeviceStorage(() => sessionStorage))

test('a session that ended at a proxy is told of, and one tap leads through its login and back', async () => {
  const { user, reload, shell } = await barred()
  // The session here goes on: nobody is asked for a password.
  expect(shell.loginPrompt.get()).toBe(false)
  expect(shell.host.session.get().loggedIn).toBe(true)
  await user.click(await button())
  expect(reload).toHaveBeenCalledTimes(1)
  expect(takeIt()).toBe('/recipe/7?servings=2')
  expect(takeIt()).toBeNull()
})

test('what is unsaved stays, and the login opens beside it', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const { user, reload, shell, logInElsewhere } = await barred()
  act(() => void shell.host.holdUnsavedChanges())
  expect(await screen.findByText(/What you’re writing stays here/)).toBeVisible()
  await user.click(await button())
  expect(open).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
  expect(takeIt()).toBeNull()
  await logInElsewhere()
  await waitFor(() => expect(screen.queryByText('Your session has ended.')).toBeNull())
  expect(shell.unsaved.get()).toBe(true)
  open.mockRestore()
})
