/** @page */
import { toJSONSchema } from 'zod'
import { configSchema, parseConfig, readConfig } from './config.ts'
import { featureFlags } from './feature-flags.ts'

const page = 'https://kitchen.example/potluck/'

const answering =
  (response: Response): typeof fetch =>
  async () =>
    response

test.each([
  [{}, 'https://kitchen.example/potluck/api/'],
  [{ apiBase: '/api' }, 'https://kitchen.example/api/'],
  [{ apiBase: 'https://api.beta.example' }, 'https://api.beta.example/'],
])('with %j the API is at %s, also below a sub-path', (file, expected) => {
  expect(parseConfig(file, page).apiBase).toBe(expected)
})

const overriding = { 'kitchen.example': 'https://kitchen.example/v2/' }

test.each([
  ['a beta host', { hosts: { beta: ['kitchen.example'] }, apiOverrides: overriding }, 'https://api.beta.example/'],
  ['an override', { hosts: { beta: ['other.example'] }, apiOverrides: overriding }, 'https://kitchen.example/v2/'],
  [
    'an override on the configured host',
    { apiOverrides: { 'kitchen.example': 'https://api.example/v2' } },
    'https://api.example/v2/',
  ],
  ['an override from the page', { apiOverrides: { 'kitchen.example': '/v3/' } }, 'https://kitchen.example/v3/'],
  [
    'an override of another host',
    { apiOverrides: { 'other.example': 'https://elsewhere.example' } },
    'https://api.example/',
  ],
  ['a name that every object has', { apiOverrides: { constructor: 'x' } }, 'https://api.example/'],
])('%s decides where the API is before the configured value does', (_, file, expected) => {
  const config = { apiBase: 'https://api.example', betaApiBase: 'https://api.beta.example', ...file }
  expect(parseConfig(config, page).apiBase).toBe(expected)
})

test.each(['https://elsewhere.example/api/', 'http://kitchen.example/api/', '//elsewhere.example', 'javascript:1'])(
  'an override to %s, where pages may not connect to, is refused',
  (address) => {
    const config = { apiOverrides: { 'kitchen.example': address }, remoteOrigins: ['https://remotes.example'] }
    expect(() => parseConfig(config, page)).toThrow('apiOverrides: pages may not connect to')
  },
)

test('no address, message or storage decides where the API is', () => {
  localStorage.setItem('apiBase', 'https://elsewhere.example')
  sessionStorage.setItem('apiBase', 'https://elsewhere.example')
  const asked = parseConfig({}, `${page}?apiBase=https://elsewhere.example`)
  expect(asked.apiBase).toBe('https://kitchen.example/potluck/api/')
})

test('a host without config.json gets the defaults', async () => {
  const config = await readConfig(page, answering(new Response('', { status: 404 })))
  expect(config).toMatchObject({ selfHosted: false, sentry: null, contactEmail: null })
})

test('a config.json that cannot be understood names the setting', async () => {
  await expect(readConfig(page, answering(Response.json({ selfHosted: 'yes' })))).rejects.toThrow(/selfHosted/)
})

test('the setting of allowed remote origins accepts addresses only', () => {
  expect(() => parseConfig({ remoteOrigins: ['null'] }, page)).toThrow(/remoteOrigins/)
})

test('a server error does not lead to the defaults', async () => {
  await expect(readConfig(page, answering(new Response('', { status: 502 })))).rejects.toThrow('502')
})

const hosts = { ios: ['ios.example'], android: ['android.example'], windows: ['win.example'] }
const contributionUrl = 'https://give.example/'

test.each([
  // host, contribution, install
  ['www.example', true, true],
  ['ios.example', false, false],
  ['android.example', false, false],
  ['win.example', true, false],
])('on %s the flags are %s, %s', (host, contribution, install) => {
  expect(featureFlags(parseConfig({ hosts, contributionUrl }, page), host)).toEqual({
    enableExperimentalOfflineCache: true,
    enableContribution: contribution,
    enableInstallInstructions: install,
  })
})

test('config.json overrides the flags of the host name', () => {
  const flags = featureFlags(
    parseConfig({ hosts, contributionUrl, flags: { enableContribution: false } }, page),
    'www.example',
  )
  expect(flags.enableContribution).toBe(false)
})

test('a host that takes no contributions does not ask for them', () => {
  expect(featureFlags(parseConfig({}, page), 'www.example').enableContribution).toBe(false)
})

interface Described {
  readonly properties?: { readonly [name: string]: Described }
  readonly anyOf?: readonly Described[]
}

/** The settings of an object, those of one inside it as `hosts.ios`. */
function namesIn({ properties, anyOf = [] }: Described): string[] {
  const inside = anyOf.flatMap(namesIn)
  if (!properties) return inside
  return Object.entries(properties).flatMap(([name, described]) => {
    const names = namesIn(described)
    return names.length > 0 ? names.map((each) => `${name}.${each}`) : [name]
  })
}

test('the table in docs/settings.md names every setting of config.json, and no other', () => {
  const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs')
  const docs = readFileSync(`${import.meta.dirname}/../../../docs/settings.md`, 'utf8')
  const [, chapter = ''] = docs.split('# Settings of the pages')
  const described = [...chapter.matchAll(/^\| `([a-z][\w.]*)` \|/gm)].map(([, name]) => name)
  const names = namesIn(toJSONSchema(configSchema, { io: 'input' }) as Described)
  expect(names).toContain('legalUrl')
  expect(described.toSorted()).toEqual(names.toSorted())
})
