import { createApiToken } from '@potluck/api/api-tokens'
import type { Endpoint } from '@potluck/api/endpoint'
import { endpoints } from '@potluck/api/endpoints'
import { errorBody } from '@potluck/api/error-body'
import { type Scope, scopes } from '@potluck/api/scopes'
import { openers } from '../../testing/access-rows/scopes.ts'
import { eachDatabase } from '../../testing/each-database.ts'

const all: readonly Endpoint[] = Object.values(endpoints).flatMap((feature) => Object.values(feature))

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const openerOf = (name: string) => Object.entries(openers).find(([, names]) => names.includes(name))?.[0]

test('the table states for each endpoint, once, what opens it', () => {
  expect(Object.values(openers).flat().sort()).toEqual(all.map(nameOf).sort())
})

test('only endpoints of members and viewers may be opened by an API token', () => {
  const others = all.filter(({ access, scope }) => scope !== undefined && access !== 'member' && access !== 'viewer')
  expect(others.map(nameOf)).toEqual([])
})

/** The openers that a token of each scope stands for. */
const opens: Readonly<Record<Scope, readonly string[]>> = {
  'recipes:read': ['recipes:read'],
  'recipes:write': ['recipes:read', 'recipes:write'],
  lists: ['lists'],
  plans: ['plans'],
  everything: ['recipes:read', 'recipes:write', 'lists', 'plans', 'everything'],
}

/** Addresses of what tickets open, which is refused before the ticket is looked at when they are wrong. */
const addresses: Readonly<Record<string, string>> = {
  'images/:id/:size': 'images/0199a1b2-0000-7000-8000-000000000001/medium',
  print: 'print?recipeId=0199a1b2-0000-7000-8000-000000000001',
  'data/export/:format': 'data/export/json-ld',
  'server/backups/:name': 'server/backups/potluck-20261124-031000.tar',
}

const anId = '0199a1b2-0000-7000-8000-000000000001'

eachDatabase('endpoints and scopes', (server) => {
  const secrets = new Map<Scope, string>()
  let session = ''

  beforeAll(async () => {
    const anna = await server.member('Anna')
    session = anna.token
    for (const scope of scopes) {
      const body = { name: scope, scopes: [scope], days: null, currentPassword: 'correct horse' }
      secrets.set(scope, (await anna.api.call(createApiToken, { body })).data.secret)
    }
  })

  /** The status and the code of a refused call. */
  async function call({ method, path }: Endpoint, token: string) {
    const answer = await fetch(`${server.address}api/${addresses[path] ?? path.replace(/:\w+/g, anId)}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    })
    const text = await answer.text()
    const isRefused = answer.status >= 400 && answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, code: isRefused ? errorBody.parse(JSON.parse(text)).error.code : null }
  }

  test.each(all.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (name, endpoint) => {
    const opener = openerOf(name) ?? 'nothing'
    for (const [scope, secret] of secrets) {
      const { status, code } = await call(endpoint, secret)
      const said = `${scope}: ${status} ${code}`
      if (opener === 'ticket') expect(status).toBe(401)
      else if (opener === 'anyone' || opens[scope].includes(opener)) expect(said).not.toMatch(/ 401 |out-of-scope/)
      else expect(said).toBe(`${scope}: 403 out-of-scope`)
    }
  })

  test('a session is not bound by scopes', async () => {
    const [listed] = all.filter((endpoint) => nameOf(endpoint) === 'GET users/tokens')
    if (!listed) throw new Error('there is no list of tokens')
    expect(await call(listed, session)).toEqual({ status: 200, code: null })
  })
})
