import { createPins } from './pins.ts'

const soup = { id: 'soup', title: 'Soup', imageUrl: null }
const bread = { id: 'bread', title: 'Bread', imageUrl: null }

test('pins stay in their order when a recipe is pinned again', () => {
  const pins = createPins()
  pins.pin(soup)
  pins.pin(bread)
  pins.pin({ ...soup, title: 'Better soup' })
  expect(pins.get().map(({ title }) => title)).toEqual(['Better soup', 'Bread'])
})

test('a recipe can be unpinned, and all pins can be cleared', () => {
  const pins = createPins()
  pins.pin(soup)
  pins.pin(bread)
  pins.unpin('soup')
  expect(pins.get()).toEqual([bread])
  pins.clear()
  expect(pins.get()).toEqual([])
})
