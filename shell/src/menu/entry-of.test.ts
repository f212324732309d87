import { entryOf } from './entry-of.ts'

const entry = (remote: string, name: string, path: string) => ({
  remote,
  name,
  path,
  icon: [],
  order: 1,
  words: { 'en-us': { title: name } },
})

const menu = [
  entry('recipes', 'home', '/list/main'),
  entry('wine', 'cellar', '/cellar'),
  entry('wine', 'tasting', '/tasting'),
]

test.each([
  ['wine', '/tasting', 'tasting'],
  ['wine', '/tasting/7?year=2', 'tasting'],
  ['wine', 'cellar', 'cellar'],
  ['wine', '/cellars', 'cellar'],
  ['wine', '/bottle/7', 'cellar'],
  ['recipes', '/tasting', 'home'],
  ['beer', '/beer', undefined],
  [undefined, '/', undefined],
])('of remote %s the address %s follows entry %s', (remote, path, name) => {
  expect(entryOf(menu, remote, path)?.name).toBe(name)
})
