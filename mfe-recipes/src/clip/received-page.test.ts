/** @page */
import { takeHandedPage } from './received-page.ts'

const key = 'potluck:user:handed-page'
const page = { origin: 'https://a.example', url: 'https://a.example/soup', html: '<h1>Soup</h1>' }

beforeEach(() => sessionStorage.clear())

test('a page from the bookmarklet is taken once', () => {
  sessionStorage.setItem(key, JSON.stringify(page))
  expect(takeHandedPage()).toEqual(page)
  expect(takeHandedPage()).toBeNull()
})

test.each(['https://bank.example/', 'javascript:alert(1)', 'nonsense'])(
  'the address %s is replaced by the origin that sent the page',
  (url) => {
    sessionStorage.setItem(key, JSON.stringify({ ...page, url }))
    expect(takeHandedPage()?.url).toBe('https://a.example')
  },
)

test.each([
  null,
  '{',
  '{}',
  '[1]',
  JSON.stringify({ ...page, html: 1 }),
  JSON.stringify({ ...page, origin: undefined }),
])('the stored value %j is not a page', (stored) => {
  if (stored !== null) sessionStorage.setItem(key, stored)
  expect(takeHandedPage()).toBeNull()
})
