import { getAccount, updateAccount } from '@potluck/api/account'
import type { ApiClient } from '@potluck/api/client'
import { updateMember } from '@potluck/api/members'
import {
  addPasskey,
  listPasskeys,
  logInByPasskey,
  maxPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogin,
  startProof,
} from '@potluck/api/passkeys'
import { Authenticator } from '../../testing/authenticator.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { purgeExpired } from '../sessions/store.ts'

const currentPassword = 'correct horse'

bothDatabases(
  'passkeys',
  (server) => {
    const here = () => ({ origin: new URL(server.address).origin })
    const evil = { origin: 'https://evil.example' }

    async function add(api: ApiClient, name = 'Phone', authenticator = new Authenticator()) {
      const { data } = await api.call(startPasskey, { body: { currentPassword } })
      const { data: passkey } = await api.call(addPasskey, {
        body: { name, passkey: authenticator.create(data, here()) },
      })
      return { authenticator, passkey }
    }

    const loginRequest = async () => (await server.client().call(startPasskeyLogin, {})).data
    const logIn = (passkey: ReturnType<Authenticator['sign']>) =>
      server.client().call(logInByPasskey, { body: { passkey } })

    test('a member adds several passkeys, logs in with one of them alone, and removes it', async () => {
      const anna = await server.member('Anna')
      const { authenticator, passkey } = await add(anna.api)
      await add(anna.api, 'Key ring')
      const { data } = await logIn(authenticator.sign(await loginRequest(), here()))
      expect((await server.client(data.token).call(getAccount, {})).data.id).toBe(anna.id)
      const [ring, phone] = (await anna.api.call(listPasskeys, {})).data
      expect([ring, phone]).toMatchObject([
        { name: 'Key ring', usedAt: null },
        { name: 'Phone', usedAt: expect.any(String) },
      ])
      const removal = { params: { id: passkey.id }, body: { currentPassword } }
      expect(await statusOf(anna.api.call(removePasskey, removal))).toBe(200)
      expect(await statusOf(logIn(authenticator.sign(await loginRequest(), here())))).toBe(412)
    })

    test('a member gives a passkey another name, and nobody else does', async () => {
      const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
      const { passkey } = await add(anna.api)
      const change = { params: { id: passkey.id }, body: { name: ' Old phone ' } }
      expect((await anna.api.call(renamePasskey, change)).data).toEqual({ ...passkey, name: 'Old phone' })
      expect(await statusOf(ben.api.call(renamePasskey, change))).toBe(404)
      expect(await statusOf(anna.api.call(renamePasskey, { ...change, body: { name: ' ' } }))).toBe(400)
      expect((await anna.api.call(listPasskeys, {})).data).toMatchObject([{ name: 'Old phone' }])
    })

    test('adding and removing a passkey need a proof of identity', async () => {
      const anna = await server.member('Anna')
      const { passkey } = await add(anna.api)
      const body = { currentPassword: 'wrong horse' }
      expect(await statusOf(anna.api.call(startPasskey, { body }))).toBe(412)
      expect(await statusOf(anna.api.call(startPasskey, { body: {} }))).toBe(412)
      expect(await statusOf(anna.api.call(removePasskey, { params: { id: passkey.id }, body }))).toBe(412)
    })

    test('a passkey proves identity in place of the password', async () => {
      const anna = await server.member('Anna')
      const { authenticator } = await add(anna.api)
      const { data } = await anna.api.call(startProof, {})
      expect(data.credentialIds).toEqual([authenticator.credentialId])
      const passkey = authenticator.sign(data, here())
      const change = () => statusOf(anna.api.call(updateAccount, { body: { email: 'new@example.com', passkey } }))
      expect([await change(), await change()]).toEqual([200, 412])
    })

    test('a challenge is accepted once, also of two at the same time', async () => {
      const anna = await server.member('Anna')
      const { authenticator } = await add(anna.api)
      const signed = authenticator.sign(await loginRequest(), here())
      const answers = await Promise.all([1, 2, 3].map(() => statusOf(logIn(signed))))
      expect(answers.sort()).toEqual([200, 412, 412])
      expect(await statusOf(logIn(signed))).toBe(412)
    })

    test('a challenge is accepted for its purpose and its session only, and not when it is too old', async () => {
      const anna = await server.member('Anna')
      const { authenticator } = await add(anna.api)
      const proof = async (api: ApiClient) => authenticator.sign((await api.call(startProof, {})).data, here())
      const change = (passkey: ReturnType<Authenticator['sign']>) =>
        statusOf(anna.api.call(updateAccount, { body: { email: 'new@example.com', passkey } }))
      const other = (await logIn(authenticator.sign(await loginRequest(), here()))).data.token
      expect(await statusOf(logIn(await proof(anna.api)))).toBe(412)
      expect(await change(authenticator.sign(await loginRequest(), here()))).toBe(412)
      expect(await change(await proof(server.client(other)))).toBe(412)
      const late = await proof(anna.api)
      await server.database.db.updateTable('passkeyChallenges').set({ expiresAt: '2026-01-01T00:00:00.000Z' }).execute()
      expect(await change(late)).toBe(412)
      await purgeExpired(server.database)
      expect(await server.database.db.selectFrom('passkeyChallenges').select('id').execute()).toEqual([])
    })

    test('a signature for another page, another host or without its owner is refused', async () => {
      const anna = await server.member('Anna')
      const { authenticator } = await add(anna.api)
      const refused = async (signed: ReturnType<Authenticator['sign']>) =>
        expect(await statusOf(logIn(signed))).toBe(412)
      await refused(authenticator.sign(await loginRequest(), evil))
      await refused(authenticator.sign({ ...(await loginRequest()), rpId: 'evil.example' }, here()))
      await refused(authenticator.sign(await loginRequest(), { ...here(), isVerified: false }))
      await refused(new Authenticator().sign(await loginRequest(), here()))
      const forged = new Authenticator().sign(await loginRequest(), here())
      await refused({ ...forged, credentialId: authenticator.credentialId })
      for (const broken of ['AAAA', 'eyJ9'])
        await refused({ ...authenticator.sign(await loginRequest(), here()), clientDataJSON: broken })
      const start = async () => (await anna.api.call(startPasskey, { body: { currentPassword } })).data
      const unverified = new Authenticator().create(await start(), { ...here(), isVerified: false })
      for (const passkey of [new Authenticator().create(await start(), evil), unverified]) {
        expect(await statusOf(anna.api.call(addPasskey, { body: { name: 'Evil', passkey } }))).toBe(412)
      }
    })

    test('a passkey of another member proves nothing, and belongs to one account', async () => {
      const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
      const { authenticator } = await add(anna.api)
      const passkey = authenticator.sign((await ben.api.call(startProof, {})).data, here())
      expect(await statusOf(ben.api.call(updateAccount, { body: { email: 'x@example.com', passkey } }))).toBe(412)
      const { data } = await ben.api.call(startPasskey, { body: { currentPassword } })
      const body = { name: 'Stolen', passkey: authenticator.create(data, here()) }
      expect(await statusOf(ben.api.call(addPasskey, { body }))).toBe(409)
      const { data: listed } = await anna.api.call(listPasskeys, {})
      const removal = { params: { id: listed[0]?.id ?? '' }, body: { currentPassword } }
      expect(await statusOf(ben.api.call(removePasskey, removal))).toBe(404)
      const handle = Buffer.from(ben.id).toString('base64url')
      const signed = new Authenticator()
      const { data: creation } = await ben.api.call(startPasskey, { body: { currentPassword } })
      await ben.api.call(addPasskey, { body: { name: 'Own', passkey: signed.create(creation, here()) } })
      const login = {
        ...signed.sign(await loginRequest(), here()),
        userHandle: Buffer.from(anna.id).toString('base64url'),
      }
      expect(await statusOf(logIn(login))).toBe(412)
      expect(await statusOf(logIn({ ...signed.sign(await loginRequest(), here()), userHandle: handle }))).toBe(200)
    })

    test('a copy of a passkey is refused because its counter is behind', async () => {
      const anna = await server.member('Anna')
      const { authenticator } = await add(anna.api)
      await logIn(authenticator.sign(await loginRequest(), here()))
      await logIn(authenticator.sign(await loginRequest(), here()))
      authenticator.counter = 0
      expect(await statusOf(logIn(authenticator.sign(await loginRequest(), here())))).toBe(412)
    })

    test('a disabled account is refused as with a password', async () => {
      const kim = await server.member('Kim')
      const anna = await server.member('Anna')
      const { authenticator } = await add(anna.api)
      const body = { isDisabled: true, currentPassword }
      await kim.api.call(updateMember, { params: { id: anna.id }, body })
      const signed = authenticator.sign(await loginRequest(), here())
      await expect(logIn(signed)).rejects.toMatchObject({
        status: 403,
        data: { error: { code: 'account-disabled' } },
      })
    })

    test('an account has a limited number of passkeys, also when they are added at the same time', async () => {
      const anna = await server.member('Anna')
      for (let count = 1; count < maxPasskeys; count++) await add(anna.api, `Key ${count}`)
      const started = await Promise.all(
        [1, 2].map(async () => (await anna.api.call(startPasskey, { body: { currentPassword } })).data),
      )
      const answers = await Promise.all(
        started.map((data) =>
          statusOf(
            anna.api.call(addPasskey, { body: { name: 'Last', passkey: new Authenticator().create(data, here()) } }),
          ),
        ),
      )
      expect(answers.sort()).toEqual([201, 409])
      expect(await statusOf(anna.api.call(startPasskey, { body: { currentPassword } }))).toBe(409)
    })

    test('logins with foreign passkeys are slowed down by address', async () => {
      const refused = new Authenticator().sign(await loginRequest(), here())
      let status = 412
      for (let tried = 0; tried < 100 && status === 412; tried++) status = await statusOf(logIn(refused))
      expect(status).toBe(429)
    })
  },
  { perTest: true },
)

test('passkeys belong to the address that is set, and not to the host that a caller names', async () => {
  const server = await startTestServer('sqlite', { PUBLIC_URL: 'https://cook.example/recipes/' })
  const anna = await server.member('Anna')
  const { data } = await anna.api.call(startPasskey, { body: { currentPassword } })
  expect(data.rp.id).toBe('cook.example')
  const authenticator = new Authenticator()
  const attempt = (origin: string) =>
    statusOf(anna.api.call(addPasskey, { body: { name: 'Phone', passkey: authenticator.create(data, { origin }) } }))
  expect(await attempt('https://cook.example')).toBe(201)
  const { data: request } = await server.client().call(startPasskeyLogin, {})
  const logIn = (origin: string) => {
    const passkey = authenticator.sign(request, { origin })
    return statusOf(server.client().call(logInByPasskey, { body: { passkey } }))
  }
  expect(await logIn(new URL(server.address).origin)).toBe(412)
  await server.close()
})
