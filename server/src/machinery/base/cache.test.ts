import { cacheFigures, cacheOf, limitCache } from './cache.ts'

test('a value is valid for its revision only', () => {
  const cache = cacheOf<string>('a test of revisions', ({ length }) => length)
  expect(cache.get('soup', 1)).toBeNull()
  cache.set('soup', 1, 'onions')
  expect([cache.get('soup', 1), cache.get('soup', 2), cache.get('pie', 1)]).toEqual(['onions', null, null])
  cache.set('soup', 2, 'leeks')
  expect([cache.get('soup', 1), cache.get('soup', 2)]).toEqual([null, 'leeks'])
})

test('two kinds of values do not see each other', () => {
  const [one, other] = [cacheOf<string>('a test of one', () => 1), cacheOf<string>('a test of another', () => 1)]
  one.set('soup', 1, 'onions')
  expect(other.get('soup', 1)).toBeNull()
})

test('all kinds share one budget of 16 MB, and the least recently used entry is removed first', () => {
  const [one, other] = [
    cacheOf<string>('a test of sizes', () => 1_000_000),
    cacheOf<object>('more of it', () => 1_000_000),
  ]
  one.set('first', 1, 'first')
  one.set('second', 1, 'second')
  for (let at = 0; at < 13; at += 1) other.set(String(at), 1, {})
  expect(one.get('first', 1)).toBe('first')
  other.set('the last', 1, {})
  expect([one.get('first', 1), one.get('second', 1)]).toEqual(['first', null])
})

test('a budget that is set is the limit of all kinds together, and another one empties them', () => {
  const cache = cacheOf<string>('a test of a budget', () => 1_000_000)
  limitCache(3_000_000)
  for (let at = 0; at < 10; at += 1) cache.set(String(at), 1, 'soup')
  expect(cacheFigures().bytes).toBeLessThan(3_000_000)
  expect([cache.get('9', 1), cache.get('0', 1)]).toEqual(['soup', null])
  limitCache(3_000_000)
  expect(cache.get('9', 1)).toBe('soup')
  limitCache(16_000_000)
  expect([cache.get('9', 1), cacheFigures().bytes]).toEqual([null, 0])
})

test('an empty value counts by the size of its key: invented filters do not fill the memory', () => {
  const cache = cacheOf<object>('a test of keys', () => 0)
  const key = (at: number) => `${'long '.repeat(10_000)}${at}`
  for (let at = 0; at < 200; at += 1) cache.set(key(at), 1, {})
  expect([cache.get(key(0), 1), cache.get(key(199), 1)]).toEqual([null, {}])
})

test('a deleted value is gone', () => {
  const cache = cacheOf<string>('a test of deleting', () => 1)
  cache.set('soup', 1, 'onions')
  cache.delete('soup')
  expect(cache.get('soup', 1)).toBeNull()
})
