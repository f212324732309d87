import { type CredentialProblem, emptyCredentials, firstProblem } from './credentials.ts'
import { redirectTarget } from './redirect.ts'

const good = { name: 'Ada', email: 'ada@example.com', password: 'secret', confirmPassword: 'secret' }

test.each<[string, object, CredentialProblem['key'] | null]>([
  ['nothing typed', emptyCredentials, 'noEmail'],
  ['only spaces as e-mail', { ...good, email: '  ' }, 'noEmail'],
  ['no password', { ...good, password: '' }, 'noPassword'],
  ['an e-mail without a dot', { ...good, email: 'ada@example' }, 'invalidEmail'],
  ['an e-mail without an at sign', { ...good, email: 'ada.example.com' }, 'invalidEmail'],
  ['no name', { ...good, name: ' ' }, 'noName'],
  ['five characters as password', { ...good, password: '12345', confirmPassword: '12345' }, 'passwordLength'],
  ['two passwords that differ', { ...good, confirmPassword: 'Secret' }, 'passwordMatch'],
  ['everything right', good, null],
])('registering with %s: %s is %s', (_, typed, key) => {
  expect(firstProblem('register', { ...emptyCredentials, ...typed })?.key ?? null).toBe(key)
})

test('when everything is wrong the rules are told in the order of the specification', () => {
  const steps = [
    { email: 'ada' },
    { password: '1' },
    { email: 'ada@example.com' },
    { name: 'Ada' },
    { password: '123456' },
    { confirmPassword: '123456' },
  ]
  let typed = emptyCredentials
  const told = steps.map((step) => {
    const problem = firstProblem('register', typed)
    typed = { ...typed, ...step }
    return problem?.key
  })
  expect(told).toEqual(['noEmail', 'noPassword', 'invalidEmail', 'noName', 'passwordLength', 'passwordMatch'])
  expect(firstProblem('register', typed)).toBeNull()
})

test('logging in asks for no more than an e-mail and a password', () => {
  expect(firstProblem('login', { ...emptyCredentials, email: 'ada', password: '1' })).toBeNull()
})

test.each([
  ['/recipe/7?x=1', '/recipe/7?x=1'],
  ['/people/ada.l', '/people/ada.l'],
  [null, '/list/main'],
  ['', '/list/main'],
  ['https://evil.example', '/list/main'],
  ['//evil.example', '/list/main'],
  ['/\\evil.example', '/list/main'],
  ['/\t/evil.example', '/list/main'],
  ['javascript:alert(1)', '/list/main'],
  ['list/main', '/list/main'],
  ['/auth/login?redirect=/auth/login', '/list/main'],
])('after logging in, the redirect %j leads to %s', (asked, target) => {
  expect(redirectTarget(asked)).toBe(target)
})
