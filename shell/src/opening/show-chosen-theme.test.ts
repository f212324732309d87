import { createPreferencesStore } from '@potluck/platform/preferences-store'

/** Runs the script, as a page does that is opened. */
const open = () => jest.isolateModules(() => void jest.requireActual('./show-chosen-theme.ts'))

const scheme = () => document.querySelector('meta')?.content

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = '<meta name="color-scheme" content="light dark">'
})

test.each(['light', 'dark'] as const)('the theme %s that was chosen is there before the bundles', (theme) => {
  createPreferencesStore(localStorage).update('global', { theme })
  open()
  expect(scheme()).toBe(theme)
})

test.each([null, '{"', '7', '{"global":{"theme":"default"}}'])('with %s kept, the device decides', (kept) => {
  if (kept !== null) localStorage.setItem('potluck:preferences', kept)
  open()
  expect(scheme()).toBe('light dark')
})
