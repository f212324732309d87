import { href, paths } from './paths.ts'

test.each([
  [paths.home(), '/list/main'],
  [paths.list('inbox'), '/list/inbox'],
  [paths.recipe('a/b c'), '/recipe/a%2Fb%20c'],
  [paths.newRecipe(), '/edit-recipe/new'],
  [paths.addRecipe(), '/add-recipe'],
  [paths.addRecipe('https://a.example/?b=c&d'), '/add-recipe?link=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d'],
  [paths.auth('login'), '/auth/login'],
  [paths.auth('register', '/list/main?labels=a'), '/auth/register?redirect=%2Flist%2Fmain%3Flabels%3Da'],
  [paths.resetPassword('x&y'), '/settings/account?code=x%26y'],
  [paths.thread('u1'), '/messages/u1'],
  [paths.import(), '/settings/import'],
  [paths.import('json-ld'), '/settings/import/json-ld'],
  [paths.import('json-ld', 'j1'), '/settings/import/json-ld?job=j1'],
  [paths.shoppingList('s1'), '/shopping-lists/s1'],
])('%s is %s', (path, expected) => {
  expect(path).toBe(expected)
})

test('labels with commas and accents survive a round trip through the address', () => {
  const path = paths.list('main', { userId: 'u1', labels: ['salt, pepper', 'crème'] })
  const query = new URLSearchParams(path.split('?')[1])
  expect(query.get('userId')).toBe('u1')
  expect(query.get('labels')?.split(',').map(decodeURIComponent)).toEqual(['salt, pepper', 'crème'])
})

test('the path stands behind the hash of an address', () => {
  expect(href(paths.labels())).toBe('#/labels')
})
