import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../config.ts'
import { readProviders } from './provider-settings.ts'

const home = { id: 'home', name: 'Home', issuer: 'https://auth.example', clientId: 'potluck' }

/** The same with a secret that no message may hold. */
const secretive = { ...home, clientSecret: 'hidden-word' }

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-test-'))
})

function read(content: unknown) {
  const file = join(folder, 'providers.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readProviders({ oidcProviders: file })
}

test('a provider with the four settings that it needs gets defaults for the others', () => {
  expect(read([home])).toEqual([
    {
      ...home,
      scopes: ['openid', 'profile', 'email'],
      registration: false,
      trustEmail: false,
      adminValues: [],
      networks: [],
    },
  ])
})

test('the former names of the claim of admins count as well', () => {
  const settings = { ...secretive, keeperClaim: 'groups', keeperValues: ['potluck'] }
  expect(read([settings])).toMatchObject([{ adminClaim: 'groups', adminValues: ['potluck'] }])
})

test('beside the former names of the claim of admins, the present ones count', () => {
  const former = { keeperClaim: 'roles', keeperValues: ['everybody'] }
  const settings = { ...secretive, ...former, adminClaim: 'groups', adminValues: ['potluck'] }
  expect(read([settings])).toMatchObject([{ adminClaim: 'groups', adminValues: ['potluck'] }])
})

test('a secret is read from the file that names it, without the end of its line', () => {
  const clientSecretFile = join(folder, 'secret')
  writeFileSync(clientSecretFile, 'hidden-word\n')
  expect(read([{ ...home, clientSecretFile }])).toMatchObject([{ clientSecret: 'hidden-word' }])
})

test.each<[string, unknown, string]>([
  ['no JSON', '[{', 'is not JSON'],
  ['no list', secretive, 'the list'],
  ['an empty list', [], 'the list'],
  ['no issuer', [{ ...secretive, issuer: undefined }], '0.issuer'],
  ['an issuer that is no web address', [{ ...secretive, issuer: 'ldap://auth' }], '0.issuer'],
  ['an id with a slash', [{ ...secretive, id: 'a/b' }], '0.id'],
  ['a setting that is misspelt', [{ ...home, clientSecert: 'hidden-word' }], 'clientSecert'],
  ['scopes without openid', [{ ...secretive, scopes: ['email'] }], '0.scopes: must contain openid'],
  ['a claim without values', [{ ...secretive, adminClaim: 'groups' }], '0.adminValues: go with adminClaim'],
  ['values without a claim', [{ ...secretive, adminValues: ['a'] }], '0.adminValues: go with adminClaim'],
  ['two secrets', [{ ...secretive, clientSecretFile: 'x' }], '0.clientSecretFile'],
  ['a secret file that is not there', [{ ...home, clientSecretFile: '/nowhere' }], 'clientSecretFile of home'],
  ['two providers of one id', [secretive, { ...secretive, issuer: 'https://b.example' }], 'two have the same id'],
  ['two providers of one issuer', [secretive, { ...secretive, id: 'b' }], 'two have the same issuer'],
])('a file with %s is refused by what is wrong, and shows no secret', (_, content, message) => {
  expect(() => read(content)).toThrow(message)
  expect(() => read(content)).not.toThrow('hidden-word')
})

test('a file that is not there is refused', () => {
  expect(() => readProviders({ oidcProviders: '/nowhere.json' })).toThrow('/nowhere.json, which cannot be read')
})

test('passwords cannot be switched off without a provider', () => {
  expect(() => readConfig({ PASSWORD_LOGIN: 'false' })).toThrow('neither OIDC_PROVIDERS nor AUTH_PROXY_HEADER is set')
})
