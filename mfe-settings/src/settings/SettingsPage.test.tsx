import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor } from '@testing-library/react'
import remote from '../remote.tsx'

const standard = window.matchMedia

function open({ isWide = false } = {}) {
  window.matchMedia = (query) => ({ ...standard(query), matches: isWide && query.includes('1200px') })
  return renderScreen(remote, '/settings', { host: createTestHost() })
}

afterEach(() => {
  window.matchMedia = standard
})

test('says who is logged in, and leads to the account', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '#/settings/account')
})

test('sizes of text have names and take effect at once', async () => {
  const { user, host } = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size of text' }), 'Very large')
  expect(host.preferences.get().global.fontSize).toBe('22px')
})

test('the menu beside the page is offered where the window has room for it, and explained once it is on', async () => {
  const { user, host } = await open({ isWide: true })
  await user.click(screen.getByRole('switch', { name: 'Menu always open' }))
  expect(host.preferences.get().global.enableSplitPane).toBe(false)
  expect(host.happenings.tutorials).toEqual([])
  await user.click(screen.getByRole('switch', { name: 'Menu always open' }))
  expect(host.preferences.get().global.enableSplitPane).toBe(true)
  expect(host.happenings.tutorials).toEqual(['splitPaneView'])
})

test('a narrow window offers no switch that would change nothing', async () => {
  await open()
  expect(screen.queryByRole('switch', { name: 'Menu always open' })).toBeNull()
})

test('what one does not use is switched off, and all settings are reset after asking', async () => {
  const { user, host } = await open()
  await user.click(screen.getByRole('switch', { name: /^Meal plans/ }))
  expect(host.preferences.get().global).toMatchObject({ useMealPlans: false, usePeople: true })
  await user.click(screen.getByRole('button', { name: 'Reset all settings' }))
  expect(host.happenings.confirmations).toHaveLength(1)
  await waitFor(() => expect(host.preferences.get().global.useMealPlans).toBe(true))
})
