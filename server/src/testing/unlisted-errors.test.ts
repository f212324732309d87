import { createUnlistedErrors } from './unlisted-errors.ts'

const base = 'http://127.0.0.1:1/api/'

test.each([
  ['GET', 'labels', 409, /GET labels: 409/],
  ['GET', 'recipes/by-page?count=2', 422, /GET recipes\/by-page: 422/],
  ['GET', 'recipes/7', 406, /GET recipes\/:id: 406/],
])('expectNone names %s %s with the status %d, which its contract does not list', (method, path, status, named) => {
  const unlisted = createUnlistedErrors(base)
  unlisted.see(base + path, method, status)
  expect(unlisted.expectNone).toThrow(named)
})

test.each([
  ['GET', 'recipes/7', 404],
  ['POST', 'recipes', 409],
  ['GET', 'labels', 429],
  ['GET', 'labels', 200],
  ['GET', 'no-such-call', 404],
])('expectNone accepts %s %s with the status %d', (method, path, status) => {
  const unlisted = createUnlistedErrors(base)
  unlisted.see(base + path, method, status)
  expect(unlisted.expectNone).not.toThrow()
})
