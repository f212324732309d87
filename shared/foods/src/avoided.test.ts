import { avoidedMarks, unfitFor } from './avoided.ts'
import { marksOf } from './marks.ts'

const recipe = { contains: marksOf(['milk', 'gluten']), mayContain: marksOf(['nuts', 'milk']), notUnderstood: 0 }

test.each([
  ['what it contains', ['milk'], { contains: ['milk'], mayContain: [], notKnown: 0 }],
  ['what it may contain', ['nuts'], { contains: [], mayContain: ['nuts'], notKnown: 0 }],
  ['both', ['nuts', 'milk'], { contains: ['milk'], mayContain: ['nuts'], notKnown: 0 }],
  ['nothing of what is not found', ['egg'], null],
  ['nothing for whoever eats all', [], null],
])('a recipe says %s', (_, names, said) => {
  expect(unfitFor(avoidedMarks(names), recipe)).toEqual(said)
})

test('lines that are not understood are said where nothing is found', () => {
  const said = unfitFor(avoidedMarks(['egg']), { ...recipe, notUnderstood: 2 })
  expect(said).toEqual({ contains: [], mayContain: [], notKnown: 2 })
})

test('a vegetarian eats neither meat nor fish', () => {
  const anchovies = { contains: marksOf(['fish', 'animal']), mayContain: 0, notUnderstood: 0 }
  expect(unfitFor(avoidedMarks(['meat']), anchovies)?.contains).toEqual(['fish'])
})

test('a mark of a newer server is no mark here', () => {
  expect(avoidedMarks(['kiwi', 'egg'])).toBe(marksOf(['egg']))
})
