/** @page */
import { createPreferencesStore } from '@potluck/platform/preferences-store'

/** Runs the script, as a page does that is opened. */
const open = () => jest.isolateModules(() => void jest.requireActual('./before-paint.ts'))

const page = document.documentElement
const scheme = () => document.querySelector('meta')?.content

function speak(...languages: readonly string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
  page.style.fontSize = ''
  speak('en-US')
  page.lang = 'en-us'
  document.head.innerHTML = `
    <meta name="color-scheme" content="light dark">
    <meta name="languages" content="en-us it-it de-de uk-ua he">
    <meta name="too-old" content="This browser is too old for Potluck.">`
})

test.each(['light', 'dark'] as const)('the chosen theme %s is set before the bundles load', (theme) => {
  createPreferencesStore(localStorage).update('global', { theme })
  open()
  expect(scheme()).toBe(theme)
})

test.each([null, '{"', '7', 'null', '{"global":{"theme":"default"}}', '{"global":7}'])(
  'the device decides the theme when %s is stored',
  (kept) => {
    if (kept !== null) localStorage.setItem('potluck:preferences', kept)
    open()
    expect(scheme()).toBe('light dark')
    expect(page.dataset.opening).toBe('welcome')
  },
)

test('the chosen text size is set before the first paint, and no other preference is', () => {
  createPreferencesStore(localStorage).update('global', { fontSize: '24px' })
  open()
  expect(page.style.fontSize).toBe('24px')
  page.style.fontSize = ''
  localStorage.setItem('potluck:preferences', '{"global":{"fontSize":"400px"}}')
  open()
  expect(page.style.fontSize).toBe('')
})

test.each([
  [['he-IL'], 'he', 'rtl'],
  [['iw'], 'he', 'rtl'],
  [['fr', 'he'], 'he', 'rtl'],
  [['de-AT', 'en'], 'de-de', 'ltr'],
  [['en-GB', 'he'], 'en-us', 'ltr'],
  [['fr'], 'en-us', 'ltr'],
  [[], 'en-us', 'ltr'],
])('a guest with the languages %j sees the painted welcome page in %s', (languages, language, direction) => {
  speak(...languages)
  page.lang = language
  open()
  expect(page.dataset.opening).toBe('welcome')
  expect([page.lang, page.dir]).toEqual([language, direction])
})

test('the painted welcome page is hidden in another language than the guest’s', () => {
  speak('de-DE')
  open()
  expect(page.dataset.opening).toBe('mark')
  expect(page.lang).toBe('de-de')
})

test('the chosen language overrides those of the browser', () => {
  createPreferencesStore(localStorage).update('global', { language: 'he' })
  page.lang = 'he'
  open()
  expect([page.dataset.opening, page.dir]).toEqual(['welcome', 'rtl'])
})

test.each(['#/recipe/7', '#/auth/login', '#/about'])('a guest at %s does not see the welcome page', (hash) => {
  location.hash = hash
  open()
  expect(page.dataset.opening).toBe('mark')
})

test('a member does not see the welcome page', () => {
  localStorage.setItem('potluck:token', 'a token')
  open()
  expect(page.dataset.opening).toBe('mark')
})

test('a member sees once that the browser is too old, also after a visit as a guest', () => {
  const { at } = Array.prototype
  const told = jest.spyOn(window, 'alert').mockImplementation(() => {})
  try {
    Reflect.deleteProperty(Array.prototype, 'at')
    open()
    expect(told).not.toHaveBeenCalled()
    localStorage.setItem('potluck:token', 'a token')
    open()
    open()
  } finally {
    Object.defineProperty(Array.prototype, 'at', { value: at, configurable: true, writable: true })
  }
  expect(told).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledWith('This browser is too old for Potluck.')
})
