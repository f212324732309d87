import { createPins } from './pins.ts'

const soup = { id: 'soup', title: 'Soup', imageUrl: null }
const bread = { id: 'bread', title: 'Bread', imageUrl: null }

test('recipes stay in the order they were pinned; pinning again only refreshes', () => {
  const pins = createPins()
  pins.pin(soup)
  pins.pin(bread)
  pins.pin({ ...soup, title: 'Better soup' })
  expect(pins.get().map(({ title }) => title)).toEqual(['Better soup', 'Bread'])
})

test('one is unpinned, and all are cleared', () => {
  const pins = createPins()
  pins.pin(soup)
  pins.pin(bread)
  pins.unpin('soup')
  expect(pins.get()).toEqual([bread])
  pins.clear()
  expect(pins.get()).toEqual([])
})
