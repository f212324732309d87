import { fittingSuggestions } from './fitting-suggestions.ts'

const shop = ['Buttermilk', 'Milk', 'Crème fraîche', 'Milk', 'Bread']

describe('fittingSuggestions', () => {
  it('offers each thing once, in the order given, when nothing is typed', () => {
    expect(fittingSuggestions(shop, ' ', 8)).toEqual(['Buttermilk', 'Milk', 'Crème fraîche', 'Bread'])
  })

  it('offers first what begins with what was typed', () => {
    expect(fittingSuggestions(shop, 'milk', 8)).toEqual(['Milk', 'Buttermilk'])
  })

  it.each([
    ['CREME', 'Crème fraîche'],
    ['fraîche ', 'Crème fraîche'],
  ])('finds %j whatever its case and accents', (typed, found) => {
    expect(fittingSuggestions(shop, typed, 8)).toEqual([found])
  })

  it('finds Hebrew with and without vowel points', () => {
    expect(fittingSuggestions(['לֶחֶם'], 'לחם', 8)).toEqual(['לֶחֶם'])
  })

  it('offers no more than asked', () => {
    expect(fittingSuggestions(shop, '', 2)).toHaveLength(2)
  })
})
