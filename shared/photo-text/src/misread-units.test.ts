import { withUnits } from './misread-units.ts'

test.each([
  ['1 | milk', '1 l milk'],
  ['1½ 1 Gemüsebrühe', '1½ l Gemüsebrühe'],
  ['500 m1 water', '500 ml water'],
  ['2 Ib potatoes', '2 lb potatoes'],
  ['400 ¢ di funghi', '400 g di funghi'],
  ['З ст. л. цукру', '3 ст. л. цукру'],
  ['l tsp salt', '1 tsp salt'],
])('%s is %s', (read, meant) => {
  expect(withUnits(read.split(' ')).join(' ')).toBe(meant)
})

test.each(['I Like It', '1 1/2 cups', '2 14 oz cans', 'Serves 1', 'Bake for 1 hour'])('%s stays', (line) => {
  expect(withUnits(line.split(' ')).join(' ')).toBe(line)
})
