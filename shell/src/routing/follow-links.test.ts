/** @page */
import { followLinks } from './follow-links.ts'

const followed: string[] = []
let stop = () => {}

beforeEach(() => {
  followed.length = 0
  stop = followLinks(document, (path) => followed.push(path))
})

afterEach(() => stop())

function press(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  return document.querySelector('[data-press]')?.dispatchEvent(event) ?? false
}

test('a link inside the product is followed by the router, wherever it is pressed', () => {
  const leftToTheBrowser = press('<a href="#/recipe/7?x=1"><b data-press>Soup</b></a>')
  expect(leftToTheBrowser).toBe(false)
  expect(followed).toEqual(['/recipe/7?x=1'])
})

test.each([
  ['a link elsewhere', '<a data-press href="https://example.com">x</a>', {}],
  ['a place on the page', '<a data-press href="#main">x</a>', {}],
  ['a link for a new tab', '<a data-press target="_blank" href="#/labels">x</a>', {}],
  ['a press for a new tab', '<a data-press href="#/labels">x</a>', { ctrlKey: true }],
  ['the middle button', '<a data-press href="#/labels">x</a>', { button: 1 }],
  ['what is no link', '<button data-press>x</button>', {}],
])('the browser follows %s', (_what, html, how) => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  press(html, how)
  expect(followed).toEqual([])
})

test('a link that is double-clicked is followed once', () => {
  press('<a data-press href="#/recipe/7">Soup</a>', { detail: 1 })
  const link = document.querySelector('[data-press]')
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }))
  expect(followed).toEqual(['/recipe/7'])
})

test('a link that appears under the second click of a double click is not followed', () => {
  press('<button data-press>Delete</button>', { detail: 1 })
  const leftToTheBrowser = press('<a data-press href="#/messages">Messages</a>', { detail: 2 })
  expect(leftToTheBrowser).toBe(false)
  expect(followed).toEqual([])
})

test('a link whose address changes with each press is followed each time', () => {
  press('<a data-press href="#/plan?week=2">Next</a>', { detail: 1 })
  const link = document.querySelector('[data-press]')
  link?.setAttribute('href', '#/plan?week=3')
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }))
  expect(followed).toEqual(['/plan?week=2', '/plan?week=3'])
})
