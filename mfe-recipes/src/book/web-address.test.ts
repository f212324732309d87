import { completeAddress } from './web-address.ts'

test.each([
  ['example.com/lasagne', 'https://example.com/lasagne'],
  [' www.example.com ', 'https://www.example.com'],
  ['example.com:8080/a?b#c', 'https://example.com:8080/a?b#c'],
  ['bücher.example/käse', 'https://bücher.example/käse'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['grandmother', 'grandmother'],
  ['p. 12', 'p. 12'],
  ['', ''],
])('the web address %j is completed to %j', (written, expected) => {
  expect(completeAddress(written)).toBe(expected)
})
