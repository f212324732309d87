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

test.each(['light', 'dark'] as const)('the theme %s that was chosen is there before the bundles', (theme) => {
  createPreferencesStore(localStorage).update('global', { theme })
  open()
  expect(scheme()).toBe(theme)
})

test.each([null, '{"', '7', 'null', '{"global":{"theme":"default"}}', '{"global":7}'])(
  'with %s kept, the device decides',
  (kept) => {
    if (kept !== null) localStorage.setItem('potluck:preferences', kept)
    open()
    expect(scheme()).toBe('light dark')
    expect(page.dataset.opening).toBe('welcome')
  },
)

test('the size of text that was chosen holds from the first paint, and nothing else does', () => {
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
])('who speaks %j sees the welcome page that is painted in %s', (languages, language, direction) => {
  speak(...languages)
  page.lang = language
  open()
  expect(page.dataset.opening).toBe('welcome')
  expect([page.lang, page.dir]).toEqual([language, direction])
})

test('nobody sees the welcome page in another language than theirs', () => {
  speak('de-DE')
  open()
  expect(page.dataset.opening).toBe('mark')
  expect(page.lang).toBe('de-de')
})

test('the language that was chosen goes before those of the browser', () => {
  createPreferencesStore(localStorage).update('global', { language: 'he' })
  page.lang = 'he'
  open()
  expect([page.dataset.opening, page.dir]).toEqual(['welcome', 'rtl'])
})

test.each(['#/recipe/7', '#/auth/login', '#/about'])('who comes for %s does not see the welcome page', (hash) => {
  location.hash = hash
  open()
  expect(page.dataset.opening).toBe('mark')
})

test('a member does not see the welcome page', () => {
  localStorage.setItem('potluck:token', 'a token')
  open()
  expect(page.dataset.opening).toBe('mark')
})

test('a member with a browser that is too old is told so once, also after a visit as a guest', () => {
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
