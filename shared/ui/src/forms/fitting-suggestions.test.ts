import { fittingSuggestions } from './fitting-suggestions.ts'

const shop = ['Buttermilk', 'Milk', 'Crème fraîche', 'Milk', 'Bread']

describe('fittingSuggestions', () => {
  it('offers each suggestion one time in the given order without a text', () => {
    expect(fittingSuggestions(shop, ' ', 8)).toEqual(['Buttermilk', 'Milk', 'Crème fraîche', 'Bread'])
  })

  it('offers suggestions that begin with the text first', () => {
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

  it('offers at most the given number', () => {
    expect(fittingSuggestions(shop, '', 2)).toHaveLength(2)
  })
})
