import { readFileSync } from 'node:fs'
import { offeredLanguages } from '@potluck/cooking/language'
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
  document.head.innerHTML = '<meta name="color-scheme" content="light dark">'
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
    expect(page.dataset.opening).toBe('en-us')
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
  [['en-GB', 'he'], 'en-us', 'ltr'],
  [['fr'], 'en-us', 'ltr'],
  [[], 'en-us', 'ltr'],
])('to who speaks %j the welcome page is shown in %s', (languages, language, direction) => {
  speak(...languages)
  open()
  expect(page.dataset.opening).toBe(language)
  expect([page.lang, page.dir]).toEqual([language, direction])
})

test('the language that was chosen goes before those of the browser', () => {
  createPreferencesStore(localStorage).update('global', { language: 'he' })
  open()
  expect(page.dataset.opening).toBe('he')
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

test('every language that is offered has its painted page', () => {
  const source = readFileSync(`${import.meta.dirname}/before-paint.ts`, 'utf8')
  const template = readFileSync(`${import.meta.dirname}/../index.html`, 'utf8')
  for (const language of offeredLanguages) {
    expect(source).toContain(`'${language}'`)
    expect(template).toContain(`locales/${language}.json`)
  }
})

test('a browser that is too old is told so, once', () => {
  const { at } = Array.prototype
  const told = jest.spyOn(window, 'alert').mockImplementation(() => {})
  try {
    Reflect.deleteProperty(Array.prototype, 'at')
    open()
    open()
  } finally {
    Object.defineProperty(Array.prototype, 'at', { value: at, configurable: true, writable: true })
  }
  expect(told).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledWith(expect.stringContaining('too old for Potluck'))
})
