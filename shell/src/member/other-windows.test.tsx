import { getAccount } from '@potluck/api/account'
import { answer } from '@potluck/testing/answers'
import { anAccount, idOf } from '@potluck/testing/fixtures'
import { act, waitFor } from '@testing-library/react'
import { renderShell } from '../testing/render-shell.tsx'

const ada = anAccount()
const ben = { ...ada, id: idOf(77), name: 'Ben' }

/** The changes of another window to shared data. */
function elsewhere(stored: Readonly<Record<string, string>>): void {
  for (const [key, newValue] of Object.entries(stored)) {
    localStorage.setItem(key, newValue)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
  }
}

async function adasWindow() {
  const answers = [answer(getAccount, ({ token }) => (token === 'of Ben' ? ben : ada))]
  const shown = await renderShell({ path: '/about', token: 'of Ada', answers })
  await waitFor(() => expect(shown.shell.host.session.get().account?.id).toBe(ada.id))
  return shown
}

test('a window of another account reloads, also when another window wiped the device before', async () => {
  const { reload, shell } = await adasWindow()
  elsewhere({ 'potluck:owner': ben.id, 'potluck:token': 'of Ben' })
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(shell.host.session.get().account).toBeNull()
})

test('a window does not reload when its account logs in again elsewhere', async () => {
  const { reload, shell } = await adasWindow()
  elsewhere({ 'potluck:token': 'of Ada, later' })
  await waitFor(() => expect(shell.host.session.get().account?.id).toBe(ada.id))
  expect(reload).not.toHaveBeenCalled()
})
