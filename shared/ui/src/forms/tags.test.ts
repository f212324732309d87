import { hasTag, withTags } from './tags.ts'

describe('tags', () => {
  it('are the same whatever their case', () => {
    expect(hasTag(['Soup'], 'soup')).toBe(true)
    expect(hasTag(['Soup'], 'soups')).toBe(false)
  })

  it('are taken once each, without blanks', () => {
    expect(withTags(['Soup'], [' bread ', 'SOUP', '', 'Bread'])).toEqual(['Soup', 'bread'])
  })

  it('stay the very same when nothing is new', () => {
    const tags = ['Soup']
    expect(withTags(tags, ['soup', ' '])).toBe(tags)
  })
})
