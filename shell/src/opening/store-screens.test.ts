/** @page */
import { screenOf, storeScreens } from './store-screens.ts'
import { storedQuestions, storedScreen } from './stored-screen.ts'

const draw = (html: string) => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="assets/first-screen.1.css"><link rel="stylesheet" href="a.css">'
  document.body.innerHTML = `<div id="root">${html}</div>`
  return document.body.firstElementChild!
}

const htmlOf = (html: string) => screenOf(draw(html), 'en-us')?.html ?? null

test('a screen is stored with its language and its stylesheets', () => {
  expect(screenOf(draw('<main>Soup</main>'), 'he')).toEqual({
    build: 'assets/first-screen.1.css',
    language: 'he',
    sheets: ['a.css'],
    style: '',
    html: '<main>Soup</main>',
  })
})

test('inline styles become data, because the content security policy forbids them in HTML', () => {
  expect(htmlOf('<main><p style="color: red">Soup</p></main>')).toBe('<main><p data-style="color: red">Soup</p></main>')
})

test('typed text is not stored; a ticked box is', () => {
  const root = draw('<main><input value="carb"><input type="checkbox"></main>')
  root.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true
  const stored = new DOMParser().parseFromString(screenOf(root, 'en-us')!.html, 'text/html')
  expect(stored.querySelector('input')?.value).toBe('')
  expect(stored.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(true)
})

test('a notice, which is about this moment, is not stored', () => {
  expect(htmlOf('<div data-transient="true">No connection</div><main>Soup</main>')).toBe('<main>Soup</main>')
})

test.each([
  ['<nav></nav>'],
  ['<main><p data-screen-loading="true"></p></main>'],
  ['<main><p role="alert">Not there</p></main>'],
  ['<main>Soup</main><dialog open>Delete it?</dialog>'],
  ['<nav data-menu-open="true"></nav><main>Soup</main>'],
  ['<main><textarea>my draft</textarea></main>'],
  ['<main><input type="password" value="secret"></main>'],
  [`<main>${'long '.repeat(40_000)}</main>`],
])('a screen like %.60s is not stored', (html) => {
  expect(htmlOf(html)).toBeNull()
})

describe('storing', () => {
  let address = '/list/main'
  let mayStore = true
  let questions: string[] = []
  const start = (html: string) =>
    storeScreens({
      root: draw(html),
      address: () => address,
      language: () => 'en-us',
      mayStore: () => mayStore,
      questionsOf: () => questions,
    })

  const stored = (path: string) => storedScreen(path).read()?.html ?? null

  function hide() {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  }

  beforeEach(() => {
    localStorage.clear()
    address = '/list/main'
    mayStore = true
    questions = []
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  test('a screen is stored when nothing changed for a moment', () => {
    const stop = start('<main>Soup</main>')
    expect(stored('/list/main')).toBeNull()
    jest.advanceTimersByTime(7_000)
    expect(stored('/list/main')).toBe('<main>Soup</main>')
    stop()
  })

  test('a screen is stored when the window is hidden', () => {
    const stop = start('<main>Soup</main>')
    hide()
    expect(stored('/list/main')).toBe('<main>Soup</main>')
    stop()
  })

  test('a search, and a screen with unsaved changes, are not stored', () => {
    const stop = start('<main>Soup</main>')
    address = '/list/main?search=soup'
    hide()
    address = '/list/main'
    mayStore = false
    hide()
    expect(stored('/list/main')).toBeNull()
    stop()
  })

  test('the questions of a screen are stored, those of the latest four screens', () => {
    for (const path of ['/a', '/b', '/c', '/d', '/e']) {
      address = path
      questions = [`http://localhost/api${path}`]
      const stop = start('<main>Soup</main>')
      hide()
      stop()
    }
    expect(Object.keys(storedQuestions.read() ?? {})).toEqual(['/e', '/d', '/c', '/b'])
  })

  test('four screens are stored, and the oldest is deleted', () => {
    for (const path of ['/a', '/b', '/c', '/d', '/e']) {
      address = path
      const stop = start('<main>Soup</main>')
      hide()
      stop()
    }
    expect(stored('/a')).toBeNull()
    expect(['/b', '/c', '/d', '/e'].map(stored)).toEqual(Array(4).fill('<main>Soup</main>'))
  })

  test('a full storage holds no screens, so that there is room for what must be stored', () => {
    localStorage.setItem('potluck:user:screens', '["/old"]')
    localStorage.setItem('potluck:user:screen:/old', '{}')
    const setItem = Storage.prototype.setItem
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key.includes(':screen:')) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    const stop = start('<main>Soup</main>')
    hide()
    expect(Object.keys(localStorage).filter((key) => key.includes(':screen:'))).toEqual([])
    stop()
  })
})
