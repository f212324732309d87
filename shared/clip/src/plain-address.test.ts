import fc from 'fast-check'
import { withoutTracking } from './plain-address.ts'

test.each([
  ['https://a.example/soup?utm_source=x&utm_medium=y', 'https://a.example/soup'],
  ['https://a.example/soup?id=3&fbclid=abc#comments', 'https://a.example/soup?id=3'],
  ['https://a.example/soup?servings=4&gclid=1&page=2', 'https://a.example/soup?servings=4&page=2'],
  ['https://a.example/soup#print', 'https://a.example/soup'],
  ['https://a.example/??', 'https://a.example/??'],
  ['not an address', 'not an address'],
  ['javascript:alert(1)#x', 'javascript:alert(1)#x'],
])('%s is %s', (address, plain) => {
  expect(withoutTracking(address)).toBe(plain)
})

test('a second pass changes nothing', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      const plain = withoutTracking(address)
      return withoutTracking(plain) === plain && !plain.includes('#')
    }),
  )
})
