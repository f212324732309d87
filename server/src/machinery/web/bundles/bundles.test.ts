import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { compressAnswers } from '../http/compress-answers.ts'
import { registerBundles } from './routes.ts'

let webRoot: string
let app: FastifyInstance

async function put(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(webRoot, path)), { recursive: true })
  await writeFile(join(webRoot, path), content)
}

beforeEach(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'web-'))
  await put('index.html', '<!doctype html><title>Potluck</title>')
  app = Fastify()
  await registerBundles(app, { webRoot, config: async () => ({ selfHosted: true }) })
})

afterEach(async () => {
  await app.close()
  await rm(webRoot, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('the root is index.html, which is not cached, with a policy without inline code', async () => {
  const answer = await get('/')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch('text/html')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['content-security-policy']).toMatch("script-src 'self';")
  expect(answer.headers['content-security-policy']).not.toMatch('unsafe')
})

test('only workers that read photos may compile WebAssembly', async () => {
  await put('assets/on-demand/photo-worker.0a1b2c3d.js', '1')
  await put('assets/main.0a1b2c3d.js', '1')
  const policyOf = async (path: string) => (await get(path)).headers['content-security-policy']
  expect(await policyOf('/assets/on-demand/photo-worker.0a1b2c3d.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'",
  )
  expect(await policyOf('/assets/main.0a1b2c3d.js')).toBeUndefined()
  expect(await policyOf('/')).not.toMatch('wasm')
})

test('the page contains the rule for new accounts, and has another ETag', async () => {
  await put('index.html', '<!doctype html><html lang=en><title>Potluck</title>')
  const open = await get('/')
  await put('config.json', '{ "registration": "closed" }')
  const closed = await get('/', { 'if-none-match': String(open.headers.etag) })
  expect(closed.statusCode).toBe(200)
  expect(closed.body).toContain('<html data-registration="closed" lang=en>')
  expect(closed.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': open.headers['content-security-policy'],
  })
  expect((await get('/', { 'if-none-match': String(closed.headers.etag) })).statusCode).toBe(304)
  await put('config.json', '{ "registration": "invitation" }')
  expect((await get('/index.html')).body).toContain('data-registration="invitation"')
  for (const config of ['{}', '{ broken']) {
    await put('config.json', config)
    expect((await get('/')).body).toBe(open.body)
  }
})

test('the root is the page in the language of the browser, or in English without one', async () => {
  await put('index.he.html', '<!doctype html><title>שלום</title>')
  const hebrew = await get('/', { 'accept-language': 'he-IL,en;q=0.5' })
  expect(hebrew.body).toContain('שלום')
  expect(hebrew.headers).toMatchObject({ vary: 'accept-encoding, accept-language', 'cache-control': 'no-cache' })
  expect(hebrew.headers['content-security-policy']).toMatch("script-src 'self';")
  expect((await get('/index.html', { 'accept-language': 'he' })).body).toContain('שלום')
  expect((await get('/', { 'accept-language': 'fr,en;q=0.5' })).body).toContain('Potluck')
  await put('index.he.html', '<!doctype html><html lang=he>')
  await put('config.json', '{ "registration": "closed" }')
  const closed = await get('/', { 'accept-language': 'he' })
  expect(closed.body).toContain('<html data-registration="closed" lang=he>')
  expect(closed.headers.vary).toBe('accept-encoding, accept-language')
  await rm(join(webRoot, 'index.he.html'))
  expect((await get('/', { 'accept-language': 'he' })).body).toContain('Potluck')
})

test('pages have a content security policy, hashed scripts have none', async () => {
  const policyOf = async (path: string) => {
    await put(path, '')
    return (await get(`/${path}`)).headers['content-security-policy']
  }
  expect(await policyOf('assets/icon.1a2b3c4d.svg')).toMatch("default-src 'self'")
  expect(await policyOf('worker.js')).toMatch("default-src 'self'")
  expect(await policyOf('assets/main.1a2b3c4d.js')).toBeUndefined()
})

test('a file that did not change is not sent twice', async () => {
  const { etag } = (await get('/index.html')).headers
  expect((await get('/index.html', { 'if-none-match': String(etag) })).statusCode).toBe(304)
})

test.each([
  'assets/main.1a2b3c4d.js',
  'remotes/recipes/1.0.0/remoteEntry.1a2b3c4d.js',
  'remotes/recipes/1.0.0/locales/he.json',
])('%s is immutable for browsers', async (path) => {
  await put(path, '{}')
  expect((await get(`/${path}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each(['remotes.json', 'menus.json', 'opening.json'])(
  '%s is requested again each time, and is sent again only after a change',
  async (file) => {
    await put(file, '{}')
    const { headers } = await get(`/${file}`)
    expect(headers['cache-control']).toBe('no-cache')
    const again = { 'if-none-match': String(headers.etag) }
    expect((await get(`/${file}`, again)).statusCode).toBe(304)
    await put(file, '{ "remotes": [] }')
    expect((await get(`/${file}`, again)).json()).toEqual({ remotes: [] })
  },
)

test('the registry is sent compressed', async () => {
  const packing = Fastify()
  compressAnswers(packing)
  await registerBundles(packing, { webRoot, config: async () => ({}) })
  const registry = JSON.stringify({ remotes: Array.from({ length: 100 }, (_, index) => ({ id: `remote-${index}` })) })
  await put('remotes.json', registry)
  const answer = await packing.inject({ url: '/remotes.json', headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(answer.rawPayload).toString()).toBe(registry)
  await packing.close()
})

test('the registry is a 404 before the first release', async () => {
  expect((await get('/remotes.json')).statusCode).toBe(404)
})

test('the precompressed copy is sent to browsers that accept it', async () => {
  await put('assets/main.js', 'plain')
  await put('assets/main.js.br', 'brotli')
  await put('assets/main.js.gz', 'gzip')
  const answer = await get('/assets/main.js', { 'accept-encoding': 'gzip, br' })
  expect(answer.body).toBe('brotli')
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(answer.headers['content-type']).toMatch('javascript')
  expect((await get('/assets/main.js', { 'accept-encoding': 'gzip' })).body).toBe('gzip')
  expect((await get('/assets/main.js')).body).toBe('plain')
})

test.each([
  '/assets/gone.js',
  '/remotes/recipes/1.0.0/remoteEntry.js',
  '/recipe/5',
  '/assets',
  '/assets/',
  '/.shell/live.json',
  '/remotes/.incoming-1/x.js',
  '/releases.log',
  '/%2e%2e/secret',
  '/assets/..%2f..%2fsecret',
  '/a%5cb',
  '/a%00b',
])('%s is a plain 404 that is not cached', async (path) => {
  await put('assets/main.js', '')
  await put('.shell/live.json', '{}')
  await put('releases.log', '')
  await writeFile(join(dirname(webRoot), 'secret'), 'secret')
  const answer = await get(path)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toMatch('text/plain')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  ['/recipe/5', '../#/recipe/5'],
  ['/about', './#/about'],
  ['/people/anna.b?tab=2', '../#/people/anna.b?tab=2'],
  ['/settings/import/paprika/', '../../../#/settings/import/paprika'],
])('the typed address %s redirects to %s', async (path, to) => {
  const answer = await get(path, { accept: 'text/html,*/*;q=0.8' })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, to])
})

test.each(['/assets/gone.js', '/api/nothing', '/remotes/recipes', '//evil.example/x', '/.env', '/favicon.ico', '/a<b'])(
  '%s does not redirect',
  async (path) => {
    expect((await get(path, { accept: 'text/html' })).statusCode).toBe(404)
  },
)

test('config.json contains the settings of the server, overridden by those of the deployment', async () => {
  expect((await get('/config.json')).json()).toEqual({ selfHosted: true })
  await put('config.json', '{ "selfHosted": false, "apiBase": "https://api.example.org/" }')
  const answer = await get('/config.json')
  expect(answer.json()).toEqual({ selfHosted: false, apiBase: 'https://api.example.org/' })
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test('remotes of other origins are allowed by name', async () => {
  const other = Fastify()
  await registerBundles(other, { webRoot, config: async () => ({}), remoteOrigins: ['https://recipes.example.org'] })
  const policy = (await other.inject('/')).headers['content-security-policy']
  for (const kind of ['script', 'style', 'font', 'connect'])
    expect(policy).toMatch(`${kind}-src 'self' https://recipes.example.org;`)
  expect(policy).toMatch("default-src 'self';")
  expect(policy).toMatch("worker-src 'self';")
  expect(policy).toMatch("frame-ancestors 'none'")
  await other.close()
})

test('pages may be shown in a frame only by those that a setting names', async () => {
  const framed = Fastify()
  await registerBundles(framed, { webRoot, config: async () => ({}), frameOrigins: ["'self'", 'https://home.example'] })
  const policy = (await framed.inject('/')).headers['content-security-policy']
  expect(policy).toMatch(/; frame-ancestors 'self' https:\/\/home\.example$/)
  await framed.close()
})

test('pages may connect to the API and the error reports that the deployment names, and to no other host', async () => {
  const directive = async (name: string) =>
    String((await get('/')).headers['content-security-policy'])
      .split('; ')
      .find((one) => one.startsWith(name))
  await put(
    'config.json',
    '{ "apiBase": "https://api.example.org/v1/", "sentry": { "dsn": "https://key@reports.example.org/7" } }',
  )
  const api = 'https://api.example.org wss://api.example.org'
  expect(await directive('connect-src')).toBe(`connect-src 'self' ${api} https://reports.example.org`)
  expect(await directive('img-src')).toBe("img-src 'self' https://api.example.org data: blob:")
  await put(
    'config.json',
    '{ "betaApiBase": "https://beta.example.org/api/", "apiOverrides": { "a": "https://x.example" } }',
  )
  expect(await directive('connect-src')).toBe("connect-src 'self' https://beta.example.org wss://beta.example.org")
  for (const content of ['{ "apiBase": "api/" }', '{ "apiBase": "javascript:1", "sentry": { "dsn": 5 } }', '[]', '{'])
    for (const name of ['connect-src', 'img-src']) {
      await put('config.json', content)
      expect(await directive(name)).not.toMatch(/https?:|javascript|undefined|null/)
    }
})

test('remotes from the local machine are allowed only while the registry allows overrides', async () => {
  const scripts = async () => String((await get('/')).headers['content-security-policy']).split('; ')[1]
  expect(await scripts()).toBe("script-src 'self'")
  await put('remotes.json', '{ "allowOverrides": true }')
  expect(await scripts()).toBe("script-src 'self' http://localhost:* http://127.0.0.1:*")
  for (const content of ['{ "allowOverrides": "true" }', '{ "allowOverrides": false }', '{']) {
    await put('remotes.json', content)
    expect(await scripts()).toBe("script-src 'self'")
  }
})

test('a deployment without a service worker serves one that removes itself', async () => {
  await put('service-worker.js', 'the real one')
  expect((await get('/service-worker.js')).body).toBe('the real one')
  const without = Fastify()
  await registerBundles(without, { webRoot, serviceWorker: false, config: async () => ({ serviceWorker: false }) })
  const answer = await without.inject('/service-worker.js')
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
  })
  expect(answer.body).toContain('unregister')
  expect((await without.inject('/config.json')).json()).toEqual({ serviceWorker: false })
  await without.close()
})

test('pages may connect to Firebase only if it is configured', async () => {
  const ringing = Fastify()
  await registerBundles(ringing, { webRoot, pushServices: ['https://push.example.org'], config: async () => ({}) })
  await put('index.html', '<p>')
  const policy = async (from: FastifyInstance) => String((await from.inject('/')).headers['content-security-policy'])
  expect(await policy(ringing)).toContain("connect-src 'self' https://push.example.org;")
  expect(await policy(app)).not.toContain('push.example.org')
  await ringing.close()
})
