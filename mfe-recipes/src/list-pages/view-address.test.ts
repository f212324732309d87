import { readView, writeView } from './view-address.ts'

const preferences = { enableLabelIntersection: false, sortBy: 'title', includeFriends: 'no' } as const

test('labels with any characters survive the address', () => {
  const labels = ['salt, pepper', '50% rye', 'gâteau & crème', '⅓']
  const query = writeView(new URLSearchParams(), { labels })
  const reread = new URLSearchParams(query.toString())
  expect(readView('main', reread, preferences).labels).toEqual(labels)
})

test('labels are compared without case', () => {
  const query = new URLSearchParams({ labels: 'Soup,soup,Entrée' })
  expect(readView('main', query, preferences).labels).toEqual(['Soup', 'Entrée'])
})

test('a change leaves other parameters of the address unchanged', () => {
  const query = new URLSearchParams('userId=1&search=soup')
  expect(writeView(query, { ratings: ['5'] }).toString()).toBe('userId=1&search=soup&ratings=5')
  expect(writeView(query, { search: '' }).toString()).toBe('userId=1')
})

test('invalid ratings are dropped, and parameters have a fixed order', () => {
  const view = readView('main', new URLSearchParams('ratings=null,7,5,x'), preferences)
  expect(view.ratings).toEqual(['5', 'null'])
})

test('a badly encoded label is read literally', () => {
  expect(readView('main', new URLSearchParams({ labels: '100%' }), preferences).labels).toEqual(['100%'])
})

test.each([
  ['no', '', false],
  ['no', 'search=soup', false],
  ['search', '', false],
  ['search', 'search=soup', true],
  ['yes', '', true],
  ['yes', 'search=soup', true],
] as const)('with friends %s, at "%s": %s', (includeFriends, query, friends) => {
  expect(readView('main', new URLSearchParams(query), { ...preferences, includeFriends }).friends).toBe(friends)
})
