import { act, screen } from '@testing-library/react'
import { renderShell } from '../testing/render-shell.tsx'
import { followShellKeys } from './shell-keys.ts'

let stop = () => {}

afterEach(() => stop())

/** Follows the keys, as happens once the browser is idle. */
async function openAt(path: string) {
  const shown = await renderShell({ path })
  stop = followShellKeys(shown.shell)
  return shown
}

async function openWithDeed() {
  const shown = await openAt('/auth/login')
  const undo = jest.fn()
  act(() => shown.shell.host.toast({ message: 'Soup is deleted', action: { label: 'Undo', undoes: true, run: undo } }))
  return { ...shown, undo }
}

test('Ctrl+Z takes back the last deed once and says which', async () => {
  const { user, undo } = await openWithDeed()
  screen.getByRole('heading', { level: 1 }).focus()
  await user.keyboard('{Control>}z{/Control}')
  expect(undo).toHaveBeenCalledTimes(1)
  expect(await screen.findByText('Undone: Soup is deleted')).toBeVisible()
  await user.keyboard('{Control>}z{/Control}')
  expect(undo).toHaveBeenCalledTimes(1)
})

test('in a text field Ctrl+Z belongs to what was typed', async () => {
  const { user, undo } = await openWithDeed()
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'a')
  await user.keyboard('{Control>}z{/Control}')
  expect(undo).not.toHaveBeenCalled()
})

test('a question mark opens the list of keys, unless single keys are off', async () => {
  const { user, path, shell } = await openAt('/about')
  screen.getByRole('heading', { level: 1 }).focus()
  act(() => shell.host.preferences.update('global', { enableSingleKeys: false }))
  await user.keyboard('?')
  expect(path()).toBe('/about')
  act(() => shell.host.preferences.update('global', { enableSingleKeys: true }))
  await user.keyboard('?')
  expect(await screen.findByRole('heading', { name: 'Accessibility' })).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
  expect(shell.host.preferences.get().global.enableSingleKeys).toBe(false)
})
