import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, settings } from './config.ts'
import { ConfigError } from './ground/settings/config-error.ts'

test('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({ port: 8080, host: '127.0.0.1', selfHosted: true, logLevel: 'info' })
})

test('an empty variable counts as missing', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined })
})

test.each([
  ['PORT', 'eighty', 'PORT is "eighty", but must be a port number from 0 to 65535 (0 takes a free one)'],
  [
    'TRUSTED_PROXIES',
    '10.0.0.1, everyone',
    'TRUSTED_PROXIES is "10.0.0.1, everyone", but must be IP addresses or ranges, comma-separated',
  ],
  [
    'REMOTE_ORIGINS',
    'https://a.example, recipes',
    'REMOTE_ORIGINS is "https://a.example, recipes", but must be origins as https://recipes.example.org, comma-separated',
  ],
  [
    'FRAME_ORIGINS',
    "self, https://a.example 'unsafe-inline'",
    `FRAME_ORIGINS is "self, https://a.example 'unsafe-inline'", but must be origins as https://home.example.org, or self, comma-separated`,
  ],
  ['SELF_HOSTED', 'yes', 'SELF_HOSTED is "yes", but must be true or false'],
  [
    'DATABASE_URL',
    'mysql://x',
    'DATABASE_URL is "mysql://x", but must be an address starting with postgres:// or postgresql://',
  ],
])('%s=%s stops the start with its name, the value seen and what is allowed', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(message))
})

test.each([
  'https://recipes.example.org/',
  'https://recipes.example.org:443',
  'https://*.example.org',
  'https://a.example;script-src',
  "https://a.example 'unsafe-inline'",
  'https:',
  'null',
])('%s is no origin of remotes', (value) => {
  expect(() => readConfig({ REMOTE_ORIGINS: value })).toThrow(ConfigError)
})

test('origins of remotes may be several', () => {
  const { remoteOrigins } = readConfig({ REMOTE_ORIGINS: 'https://a.example, http://localhost:4300' })
  expect(remoteOrigins).toEqual(['https://a.example', 'http://localhost:4300'])
})

test.each([
  ['https://cook.example', 'https://cook.example/'],
  ['https://cook.example/', 'https://cook.example/'],
  ['https://cook.example:8443/potluck', 'https://cook.example:8443/potluck/'],
  ['https://cook.example/potluck//?from=mail#here', 'https://cook.example/potluck/'],
])('PUBLIC_URL=%s is the folder %s', (value, folder) => {
  expect(readConfig({ PUBLIC_URL: value }).publicUrl).toBe(folder)
})

test('a password in an address is not shown', () => {
  expect(() => readConfig({ SMTP_URL: 'http://me:secret@mail' })).toThrow(/^SMTP_URL is "http:\/\/…@mail"/)
})

test('the table in docs/settings.md matches the settings of the server', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8')
  for (const [name, { schema, allowed, about }] of Object.entries(settings)) {
    const standard = schema.safeParse(undefined).data
    const shown = standard === undefined ? 'not set' : `\`${standard}\``
    expect(page).toContain(`| \`${name}\` | ${shown} | ${allowed} | ${about} |`)
  }
  expect(page.match(/^\| `[A-Z]/gm)).toHaveLength(Object.keys(settings).length)
})
