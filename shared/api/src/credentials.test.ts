import { processorTimeOf } from '@potluck/testing/processor-time'
import { email, emailText } from './credentials.ts'

test('an e-mail is trimmed, composed and in lower case', () => {
  expect(email.parse(' Rene\u0301@Example.com ')).toBe('ren\u00e9@example.com')
})

test.each([
  ['looked up', emailText],
  ['registered', email],
])('what is too long to be an e-mail is refused before anything is done with it (%s)', (_what, schema) => {
  const accents = `a${'\u0315\u0300\u05ae\u0301\u0323'.repeat(40_000)}`
  expect(processorTimeOf(() => expect(schema.safeParse(accents).success).toBe(false))).toBeLessThan(2_000)
})
