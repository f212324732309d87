import { type AuthMode, type CredentialProblem, emptyCredentials, problemsOf } from './credentials.ts'
import { redirectTarget } from './redirect.ts'

const long = 'a'.repeat(1001)
const problems = (mode: AuthMode, typed: object) =>
  Object.values(problemsOf(mode, { ...emptyCredentials, ...typed }, (key) => key)).filter(Boolean)

const good = { name: 'Ada', email: 'ada@example.com', password: 'secret', confirmPassword: 'secret' }

test.each<[string, object, readonly CredentialProblem[]]>([
  ['nothing typed', emptyCredentials, ['noEmail', 'noPassword', 'noName']],
  ['nothing but a wrong e-mail', { ...emptyCredentials, email: 'ada' }, ['noPassword', 'invalidEmail', 'noName']],
  [
    'nothing but a name and a short password',
    { ...emptyCredentials, name: 'Ada', password: '1' },
    ['noEmail', 'passwordLength', 'passwordMatch'],
  ],
  ['only spaces as e-mail', { ...good, email: '  ' }, ['noEmail']],
  ['no password', { ...good, password: '', confirmPassword: '' }, ['noPassword']],
  ['an e-mail without a dot', { ...good, email: 'ada@example' }, ['invalidEmail']],
  ['an e-mail without an at sign', { ...good, email: 'ada.example.com' }, ['invalidEmail']],
  ['no name', { ...good, name: ' ' }, ['noName']],
  ['five characters as password', { ...good, password: '12345', confirmPassword: '12345' }, ['passwordLength']],
  ['1001 characters as password', { ...good, password: long, confirmPassword: long }, ['passwordTooLong']],
  ['two passwords that differ', { ...good, confirmPassword: 'Secret' }, ['passwordMatch']],
  [
    'everything wrong',
    { ...good, email: 'ada', name: '', password: '1' },
    ['invalidEmail', 'noName', 'passwordLength', 'passwordMatch'],
  ],
  ['everything right', good, []],
])('registering with %s: what is wrong comes in the order of the checks', (_, typed, keys) => {
  expect(problems('register', typed)).toEqual(keys)
})

test('logging in asks for no more than an e-mail and a password', () => {
  expect(problems('login', { email: 'ada', password: '1' })).toEqual([])
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
