import { hasTag, withTags } from './tags.ts'

describe('tags', () => {
  it('are the same whatever their case', () => {
    expect(hasTag(['Soup'], 'soup')).toBe(true)
    expect(hasTag(['Soup'], 'soups')).toBe(false)
  })

  it('are added one time each, without blanks', () => {
    expect(withTags(['Soup'], [' bread ', 'SOUP', '', 'Bread'])).toEqual(['Soup', 'bread'])
  })

  it('stay the same array without a new tag', () => {
    const tags = ['Soup']
    expect(withTags(tags, ['soup', ' '])).toBe(tags)
  })
})
