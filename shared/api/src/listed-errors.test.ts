import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const all: readonly Endpoint[] = Object.values(endpoints).flatMap((feature) => Object.values(feature))

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('an endpoint with a reference lists the errors 409 and 422', () => {
  const lacking = all.filter(({ idempotent: once, errors }) => once && !(errors.includes(409) && errors.includes(422)))
  expect(lacking.map(nameOf)).toEqual([])
})

test('an endpoint for members or admins lists the error 401', () => {
  const needSession = all.filter(({ access }) => access === 'member' || access === 'admin')
  expect(needSession.filter(({ errors }) => !errors.includes(401)).map(nameOf)).toEqual([])
})

test('an endpoint for admins lists the error 403', () => {
  const lacking = all.filter(({ access, errors }) => access === 'admin' && !errors.includes(403))
  expect(lacking.map(nameOf)).toEqual([])
})
