import { dishKindOf } from './dish-kinds.ts'

test.each([
  ['Carrot cake', 'cake'],
  ['Pancakes', 'roll'],
  ['Green salad', 'salad'],
  ['Fish pie', 'cake'],
  ['Bohnensuppe mit Speck', 'soup'],
  ['Kartoffelsalat', 'salad'],
  ['Torta di mele', 'cake'],
  ['Spaghetti al limone', 'pasta'],
  ['Борщ', 'soup'],
  ['Сирники', 'cheese'],
  ['שקשוקה', 'egg'],
  ['מרק עדשים', 'soup'],
  ['CREPES', 'roll'],
  ['Grandmother’s best', null],
  ['Price of nothing', null],
  ['', null],
])('the kind of %j is %j', (title, kind) => {
  expect(dishKindOf(title)).toBe(kind)
})
