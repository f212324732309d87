import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const all: readonly Endpoint[] = Object.values(endpoints).flatMap((feature) => Object.values(feature))

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('a change that is sent with a reference lists that the book may be full, and the reference taken', () => {
  const lacking = all.filter(({ idempotent: once, errors }) => once && !(errors.includes(409) && errors.includes(422)))
  expect(lacking.map(nameOf)).toEqual([])
})

test('a call of members lists that the session may have ended', () => {
  const lacking = all.filter(({ access, errors }) => access === 'member' && !errors.includes(401))
  expect(lacking.map(nameOf)).toEqual([])
})
