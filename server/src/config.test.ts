import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, readConfig, settings } from './config.ts'

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

describe('a store of files', () => {
  const store = {
    ...{ S3_ENDPOINT: 'https://s3.example.org', S3_BUCKET: 'cooks', S3_ACCESS_KEY_ID: 'AKIA-key' },
    S3_SECRET_ACCESS_KEY: 'very-secret',
  }

  test('is read with what stands for itself', () => {
    const { fileStore, backup } = readConfig({ ...store, S3_PREFIX: 'a/b', BACKUP_DIR: 's3' })
    expect(fileStore).toMatchObject({
      ...{ endpoint: 'https://s3.example.org/', bucket: 'cooks', prefix: 'a/b/', region: 'us-east-1' },
      pathStyle: true,
    })
    expect(backup.dir).toBe('s3:backups')
    expect(readConfig({ BACKUP_DIR: './s3' }).backup.dir).toMatch(/\/s3$/)
    expect(readConfig({}).fileStore).toBeUndefined()
  })

  test.each([
    [
      { S3_ENDPOINT: 'https://s3.example.org' },
      'S3_ENDPOINT is set, but S3_BUCKET is not: a store of files needs both',
    ],
    [{ ...store, S3_SECRET_ACCESS_KEY: '' }, 'S3_ENDPOINT is set, but S3_SECRET_ACCESS_KEY is not'],
    [{ S3_SECRET_ACCESS_KEY_FILE: '/key' }, 'S3_SECRET_ACCESS_KEY is set, but S3_ENDPOINT is not'],
    [{ ...store, S3_PREFIX: '../other' }, 'S3_PREFIX is "../other", but must be names of letters'],
    [{ ...store, S3_BUCKET: 'a/b' }, 'S3_BUCKET is "a/b", but must be the name of a bucket'],
    [{ BACKUP_DIR: 's3' }, 'BACKUP_DIR is "s3", but S3_ENDPOINT is not set'],
  ])('of which something is missing or wrong stops the start: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  test('shows its keys to no keeper, and in no message', () => {
    const { environment } = readConfig(store)
    expect(JSON.stringify(environment)).not.toMatch(/AKIA-key|very-secret/)
    const long = 'x'.repeat(501)
    expect(() => readConfig({ ...store, S3_SECRET_ACCESS_KEY: long })).toThrow('S3_SECRET_ACCESS_KEY is …, but must be')
  })
})
