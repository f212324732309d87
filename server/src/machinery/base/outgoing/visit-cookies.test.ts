import { visitCookies } from './visit-cookies.ts'

const at = (address: string) => new URL(address)

test.each([
  'https://b.example/',
  'https://www.a.example/',
  'https://example/',
  'https://a.example./',
  'https://a.example.b.example/',
])('a cookie of one host is not sent to %s', (other) => {
  const cookies = visitCookies()
  const set = ['s=1; Domain=example; Path=/', 't=2; Domain=b.example', 'u=3; Domain=.a.example']
  cookies.take(at('https://a.example/'), set)
  expect(cookies.of(at(other))).toBeNull()
  expect(cookies.of(at('https://a.example/way?x'))).toBe('s=1; t=2; u=3')
})

test('a cookie that is meant for encrypted ways goes no other', () => {
  const cookies = visitCookies()
  cookies.take(at('https://a.example/'), ['s=1; SECURE', 't=2'])
  expect(cookies.of(at('http://a.example/'))).toBe('t=2')
})

test('a header of many, long or broken cookies stays short, and breaks no line', () => {
  const cookies = visitCookies()
  const many = Array.from({ length: 1_000 }, (_, n) => `c${n}=${'x'.repeat(3_000)}`)
  cookies.take(at('https://a.example/'), [`long=${'x'.repeat(5_000)}`, 'a=1\r\nX-Y: 2', 'b=\u0001', '=c', ...many])
  const sent = cookies.of(at('https://a.example/')) ?? ''
  for (const odd of ['long', 'X-Y', '\r', '\n', '\u0001']) expect(sent).not.toContain(odd)
  expect(sent.length).toBeLessThan(8_100)
})

test('of one visit nothing comes into another', () => {
  visitCookies().take(at('https://a.example/'), 's=1')
  expect(visitCookies().of(at('https://a.example/'))).toBeNull()
})
