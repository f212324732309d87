import { confirmEmail } from '@potluck/api/account-email'
import { createApiToken, revokeApiToken } from '@potluck/api/api-tokens'
import { listServerEvents } from '@potluck/api/audit'
import * as providers from '@potluck/api/identity-providers'
import { removeMembersSecondFactor } from '@potluck/api/members'
import { addPasskey, removePasskey, startPasskey } from '@potluck/api/passkeys'
import { updatePreferences } from '@potluck/api/preferences'
import {
  confirmSecondFactor,
  createRecoveryCodes,
  removeSecondFactor,
  startSecondFactor,
} from '@potluck/api/second-factor'
import { Secret, TOTP } from 'otpauth'
import { granted } from '../../testing/assistant.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { type IdentityProvider, startIdentityProvider } from '../../testing/identity-provider.ts'
import { createLoginBrowser } from '../../testing/login-browser.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { providerFile } from '../../testing/provider-file.ts'
import { startTestServer, type TestMember, type TestServer, usualDatabases } from '../../testing/test-server.ts'

const currentPassword = 'correct horse'
const publicUrl = 'https://potluck.example/'

describe.each(usualDatabases)('letters about ways to log in, on %s', (kind) => {
  let mails: MailServer
  let provider: IdentityProvider
  let server: TestServer
  let admin: TestMember
  let anna: TestMember

  const confirm = async ({ email }: TestMember) => {
    const code = /confirm=([\w-]+)/.exec(await mails.letterTo(email))?.[1] ?? ''
    await server.client().call(confirmEmail, { body: { code } })
  }

  beforeEach(async () => {
    mails = await startMailServer()
    provider = await startIdentityProvider()
    const file = await providerFile({ issuer: provider.issuer, name: 'Our house' })
    const settings = { SMTP_URL: mails.url, PUBLIC_URL: publicUrl, OIDC_PROVIDERS: file, ASSISTANTS: 'true' }
    server = await startTestServer(kind, settings)
    provider.allow(publicUrl)
    admin = await server.member('Kim')
    anna = await server.member('Anna')
    await confirm(anna)
  })

  afterEach(async () => {
    await server.close()
    await provider.close()
    await mails.close()
  })

  /** The letters to a member after that which confirmed the address. */
  const lettersTo = async ({ email }: TestMember, count: number) => {
    await mails.letterTo(email, count + 1)
    return mails
      .letters()
      .filter((letter) => letter.includes(`To: ${email}`))
      .slice(1)
  }

  async function makeToken({ api }: TestMember) {
    const body = { name: 'Kitchen', scopes: ['recipes:read' as const], days: 30 as const, currentPassword }
    return (await api.call(createApiToken, { body })).data.token
  }

  async function switchOn({ api }: TestMember) {
    const { data } = await api.call(startSecondFactor, { body: { currentPassword } })
    const totp = new TOTP({ secret: Secret.fromBase32(data.secret) })
    const code = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
    await api.call(confirmSecondFactor, { body: { secondFactor: code(-1) } })
    return code
  }

  test('a passkey that is added or removed is told with when and from where, and without its name', async () => {
    const { data: request } = await anna.api.call(startPasskey, { body: { currentPassword } })
    const passkey = new Authenticator().create(request, { origin: new URL(publicUrl).origin })
    const { data } = await anna.api.call(addPasskey, { body: { name: 'Click https://evil.example', passkey } })
    const [added = ''] = await lettersTo(anna, 1)
    expect(added).toContain('Subject: Your Potluck login settings changed')
    expect(added).toContain('A passkey was added.')
    expect(added).toMatch(/ UTC\r?\n127\.0\.0\.1\r?\nnode\r?\n/)
    expect(added).toContain(publicUrl)
    expect(added).not.toContain('evil')
    await anna.api.call(removePasskey, { params: { id: data.id }, body: { currentPassword } })
    expect((await lettersTo(anna, 2)).at(-1)).toContain('A passkey was removed.')
  })

  test('the second factor and its recovery codes are told, in the language of the receiver', async () => {
    await anna.api.call(updatePreferences, { body: { settings: { global: { language: 'de-de' } } } })
    const code = await switchOn(anna)
    expect((await lettersTo(anna, 1)).at(-1)).toContain('Der zweite Faktor wurde eingeschaltet.')
    await anna.api.call(createRecoveryCodes, { body: { currentPassword, secondFactor: code(0) } })
    expect((await lettersTo(anna, 2)).at(-1)).toContain('Neue Wiederherstellungscodes wurden erstellt')
    await anna.api.call(removeSecondFactor, { body: { currentPassword } })
    expect((await lettersTo(anna, 3)).at(-1)).toContain('Der zweite Faktor wurde ausgeschaltet.')
    const { data } = await admin.api.call(listServerEvents, { query: { kind: 'recovery-codes-made' } })
    expect(data.events).toMatchObject([{ account: { name: 'Anna' }, actor: { name: 'Anna' } }])
  })

  test('a second factor that an admin switches off is told without where the admin was', async () => {
    await switchOn(anna)
    const body = { currentPassword }
    await admin.api.call(removeMembersSecondFactor, { params: { id: anna.id }, body })
    const letter = (await lettersTo(anna, 2)).at(-1) ?? ''
    expect(letter).toContain('An admin of your Potluck server changed')
    expect(letter).toContain('Two-step login was turned off.')
    expect(letter).not.toContain('127.0.0.1')
  })

  test('a new API token is told, and a revoked one is not', async () => {
    const token = await makeToken(anna)
    expect((await lettersTo(anna, 1)).at(-1)).toContain('An API token was created')
    await anna.api.call(revokeApiToken, { params: { id: token.id } })
    await makeToken(anna)
    expect(await lettersTo(anna, 2)).toHaveLength(2)
  })

  test('an assistant that is let in is told, without the name that it gave itself', async () => {
    await granted(server, anna)
    const letter = (await lettersTo(anna, 1)).at(-1)
    expect(letter).toContain('An assistant was let in')
    expect(letter).not.toContain('Sous-chef')
  })

  test('an account at a provider that is linked or unlinked is told with the name of the provider', async () => {
    provider.person = { sub: 'anna-1', name: 'Anna', email: 'other@example.com', email_verified: true }
    const browser = createLoginBrowser(server)
    const params = { provider: 'home' }
    const api = browser.api(anna.token)
    const { data } = await api.call(providers.startLinking, { params, body: { currentPassword } })
    // The callback is at the public address, which leads here.
    const callback = await browser.openUntil(data.address, publicUrl)
    await browser.open(callback.replace(publicUrl, server.address))
    await api.call(providers.finishProviderLogin, {})
    expect((await lettersTo(anna, 1)).at(-1)).toContain('A Our house account was linked')
    const linked = (await anna.api.call(providers.listLinkedAccounts, {})).data.linked[0]?.id ?? ''
    await anna.api.call(providers.unlinkAccount, { params: { id: linked }, body: { currentPassword } })
    expect((await lettersTo(anna, 2)).at(-1)).toContain('The Our house account was unlinked.')
  })

  test('an address that nobody confirmed gets no such letter', async () => {
    await makeToken(admin)
    await makeToken(anna)
    await lettersTo(anna, 1)
    expect(mails.letters().filter((letter) => letter.includes(`To: ${admin.email}`))).toHaveLength(1)
  })
})
