import { lastFirst, lastList, rememberList } from './last-list.ts'

const lists = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('the list used last comes first, the others stay in their order', () => {
  rememberList('c')
  expect(lastFirst(lists, lastList()).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})

test('a list that is gone changes nothing', () => {
  expect(lastFirst(lists, 'gone')).toEqual(lists)
})
