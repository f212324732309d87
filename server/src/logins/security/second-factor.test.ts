import { deleteAccount, updateAccount } from '@potluck/api/account'
import { listMembers, removeMembersSecondFactor } from '@potluck/api/members'
import { addPasskey, logInByPasskey, startPasskey, startPasskeyLogin } from '@potluck/api/passkeys'
import {
  confirmSecondFactor,
  createRecoveryCodes,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '@potluck/api/second-factor'
import { login, resetPassword } from '@potluck/api/sessions'
import { Secret, TOTP } from 'otpauth'
import { Authenticator } from '../../testing/authenticator.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { createReset } from '../sessions/resets.ts'

const currentPassword = 'correct horse'

/** A code that was valid some steps of 30 seconds ago, or will be. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** A code of six digits that is not valid now. */
const wrongCode = (secret: string): string => {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
}

const codeIn = (error: unknown): unknown => error instanceof Object && 'data' in error && error.data

bothDatabases(
  'the second factor',
  (server) => {
    /** Switches it on; the code that confirmed it belongs to the step before, so that the present one is unused. */
    async function switchOn({ api }: TestMember) {
      const { data } = await api.call(startSecondFactor, { body: { currentPassword } })
      const confirmed = await api.call(confirmSecondFactor, { body: { secondFactor: codeOf(data.secret, -1) } })
      return { ...data, recoveryCodes: confirmed.data.recoveryCodes }
    }

    const logIn = ({ email }: TestMember, secondFactor?: string) =>
      server.client().call(login, { body: { email, password: currentPassword, ...(secondFactor && { secondFactor }) } })

    const refusalOf = (call: Promise<unknown>) =>
      call.then(
        () => null,
        (error: unknown) => {
          const data = codeIn(error)
          return data instanceof Object && 'error' in data && data.error instanceof Object && 'code' in data.error
            ? data.error.code
            : error
        },
      )

    test('a login asks for a code after the right password', async () => {
      const anna = await server.member('Anna')
      const { secret, uri, recoveryCodes } = await switchOn(anna)
      expect(uri).toMatch(/^otpauth:\/\/totp\/Potluck:anna%40example\.com\?.*secret=/)
      expect(new Set(recoveryCodes).size).toBe(10)
      const wrongPassword = { email: anna.email, password: 'wrong horse', secondFactor: codeOf(secret) }
      expect(await refusalOf(server.client().call(login, { body: wrongPassword }))).toBe('incorrect-login')
      expect(await refusalOf(logIn(anna))).toBe('second-factor-needed')
      expect(await refusalOf(logIn(anna, wrongCode(secret)))).toBe('incorrect-code')
      expect(await statusOf(logIn(anna, ` ${codeOf(secret).replace(/^.../, '$& ')}`))).toBe(200)
    })

    test('the login of a member without one is as it was', async () => {
      const anna = await server.member('Anna')
      expect(Object.keys((await logIn(anna)).data)).toEqual(['token'])
      expect((await anna.api.call(getSecondFactor, {})).data).toEqual({ isOn: false, recoveryCodesLeft: 0 })
    })

    test('a key changes nothing before a code of it was sent, and only within 15 minutes', async () => {
      const anna = await server.member('Anna')
      const wrong = { body: { currentPassword: 'wrong horse' } }
      expect(await statusOf(anna.api.call(startSecondFactor, wrong))).toBe(412)
      const first = (await anna.api.call(startSecondFactor, { body: { currentPassword } })).data
      const { secret } = (await anna.api.call(startSecondFactor, { body: { currentPassword } })).data
      expect(await statusOf(logIn(anna))).toBe(200)
      const confirm = (secondFactor: string) => statusOf(anna.api.call(confirmSecondFactor, { body: { secondFactor } }))
      expect(await confirm(codeOf(first.secret))).toBe(412)
      expect(await confirm(wrongCode(secret))).toBe(412)
      const { db } = server.database
      await db.updateTable('secondFactors').set({ createdAt: '2026-01-01T00:00:00.000Z' }).execute()
      expect(await confirm(codeOf(secret))).toBe(412)
      const last = (await anna.api.call(startSecondFactor, { body: { currentPassword } })).data
      expect(await confirm(codeOf(last.secret))).toBe(200)
      expect(await confirm(codeOf(last.secret))).toBe(409)
      expect(await refusalOf(anna.api.call(startSecondFactor, { body: { currentPassword } }))).toBe(
        'second-factor-needed',
      )
    })

    test('a code is accepted once, also of two logins at the same time, and none of a step before it', async () => {
      const anna = await server.member('Anna')
      const { secret } = await switchOn(anna)
      const code = codeOf(secret)
      const answers = await Promise.all([1, 2, 3].map(() => statusOf(logIn(anna, code))))
      expect(answers.sort()).toEqual([200, 412, 412])
      expect(await statusOf(logIn(anna, code))).toBe(412)
      expect(await statusOf(logIn(anna, codeOf(secret, -1)))).toBe(412)
      expect(await statusOf(logIn(anna, codeOf(secret, -5)))).toBe(412)
    })

    test('a recovery code is accepted once, however it is typed, and counted', async () => {
      const anna = await server.member('Anna')
      const { recoveryCodes } = await switchOn(anna)
      const [first = '', second = ''] = recoveryCodes
      expect(await statusOf(logIn(anna, first))).toBe(200)
      expect(await statusOf(logIn(anna, first))).toBe(412)
      const typed = ` ${second.replaceAll('-', ' ').toUpperCase()}`
      const answers = await Promise.all([1, 2].map(() => statusOf(logIn(anna, typed))))
      expect(answers.sort()).toEqual([200, 412])
      expect((await anna.api.call(getSecondFactor, {})).data).toEqual({ isOn: true, recoveryCodesLeft: 8 })
      const { db } = server.database
      const events = await db.selectFrom('auditEvents').select('kind').where('userId', '=', anna.id).execute()
      const kinds = events.map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind === 'recovery-code-used')).toHaveLength(2)
      expect(kinds).toEqual(expect.arrayContaining(['second-factor-on', 'login-failed', 'login']))
    })

    test('new recovery codes end the old ones, and a code of one member is none of another', async () => {
      const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
      const { secret, recoveryCodes } = await switchOn(anna)
      const bens = await switchOn(ben)
      expect(await statusOf(logIn(anna, bens.recoveryCodes[0]))).toBe(412)
      const proof = { currentPassword, secondFactor: codeOf(secret) }
      const { data } = await anna.api.call(createRecoveryCodes, { body: proof })
      expect(await statusOf(logIn(anna, recoveryCodes[0]))).toBe(412)
      expect(await statusOf(logIn(anna, data.recoveryCodes[0]))).toBe(200)
      const carl = await server.member('Carl')
      expect(await statusOf(carl.api.call(createRecoveryCodes, { body: { currentPassword } }))).toBe(404)
    })

    test('guesses of codes end after ten, the owner still has recovery codes and their own device', async () => {
      const anna = await server.member('Anna')
      const { secret, recoveryCodes } = await switchOn(anna)
      const wrong = wrongCode(secret)
      const guesses: number[] = []
      for (let guess = 0; guess < 12; guess++) guesses.push(await statusOf(logIn(anna, wrong)))
      expect(guesses).toEqual([...Array<number>(10).fill(412), 429, 429])
      expect(await statusOf(logIn(anna, codeOf(secret)))).toBe(429)
      expect(await statusOf(logIn(anna, recoveryCodes[0]))).toBe(200)
    })

    test('what cannot be taken back asks for a code, and does not ask again in the same session for ten minutes', async () => {
      const anna = await server.member('Anna')
      const { secret } = await switchOn(anna)
      const change = (email: string, secondFactor?: string) =>
        anna.api.call(updateAccount, { body: { email, currentPassword, ...(secondFactor && { secondFactor }) } })
      expect(await refusalOf(change('a@example.com'))).toBe('second-factor-needed')
      expect(await refusalOf(anna.api.call(deleteAccount, { body: { currentPassword } }))).toBe('second-factor-needed')
      expect(await refusalOf(change('a@example.com', wrongCode(secret)))).toBe('incorrect-code')
      expect(await statusOf(change('a@example.com', codeOf(secret)))).toBe(200)
      expect(await statusOf(change('b@example.com'))).toBe(200)
      const noPassword = anna.api.call(updateAccount, {
        body: { email: 'c@example.com', secondFactor: codeOf(secret, 1) },
      })
      expect(await refusalOf(noPassword)).toBe('incorrect-password')
      const { db } = server.database
      await db.updateTable('sessions').set({ secondFactorAt: '2026-01-01T00:00:00.000Z' }).execute()
      expect(await refusalOf(change('d@example.com'))).toBe('second-factor-needed')
    })

    test('a session that a code opened is not asked for another one at once', async () => {
      const anna = await server.member('Anna')
      const { secret } = await switchOn(anna)
      const { token } = (await logIn(anna, codeOf(secret))).data
      const change = server.client(token).call(updateAccount, { body: { email: 'a@example.com', currentPassword } })
      expect(await statusOf(change)).toBe(200)
    })

    test('a login by passkey needs no code', async () => {
      const anna = await server.member('Anna')
      const { origin } = new URL(server.address)
      const authenticator = new Authenticator()
      const { data } = await anna.api.call(startPasskey, { body: { currentPassword } })
      await anna.api.call(addPasskey, { body: { name: 'Phone', passkey: authenticator.create(data, { origin }) } })
      await switchOn(anna)
      const { data: request } = await server.client().call(startPasskeyLogin, {})
      const passkey = authenticator.sign(request, { origin })
      expect(await statusOf(server.client().call(logInByPasskey, { body: { passkey } }))).toBe(200)
    })

    test('a link for a new password does not switch it off, and is not used up before the code is right', async () => {
      const anna = await server.member('Anna')
      const { secret } = await switchOn(anna)
      const code = await createReset(server.database, anna.id)
      const reset = (secondFactor?: string) =>
        server.client().call(resetPassword, {
          body: { code, password: 'other horse', ...(secondFactor && { secondFactor }) },
        })
      expect(await refusalOf(reset())).toBe('second-factor-needed')
      expect(await refusalOf(reset(wrongCode(secret)))).toBe('incorrect-code')
      expect(await statusOf(reset(codeOf(secret)))).toBe(200)
      const body = { email: anna.email, password: 'other horse' }
      expect(await refusalOf(server.client().call(login, { body }))).toBe('second-factor-needed')
    })

    test('the member switches it off with a code, and an admin with their own proof', async () => {
      const kim = await server.member('Kim')
      const anna = await server.member('Anna')
      const { secret } = await switchOn(anna)
      expect(await refusalOf(anna.api.call(removeSecondFactor, { body: { currentPassword } }))).toBe(
        'second-factor-needed',
      )
      const proof = { currentPassword, secondFactor: codeOf(secret) }
      expect(await statusOf(anna.api.call(removeSecondFactor, { body: proof }))).toBe(200)
      expect(await statusOf(logIn(anna))).toBe(200)
      await switchOn(anna)
      const { members } = (await kim.api.call(listMembers, { query: {} })).data
      expect(members.map(({ hasSecondFactor }) => hasSecondFactor)).toEqual([true, false])
      const params = { id: anna.id }
      const wrong = { currentPassword: 'wrong horse' }
      expect(await statusOf(kim.api.call(removeMembersSecondFactor, { params, body: wrong }))).toBe(412)
      const { data } = await kim.api.call(removeMembersSecondFactor, { params, body: { currentPassword } })
      expect(data.hasSecondFactor).toBe(false)
      expect(await statusOf(logIn(anna))).toBe(200)
      expect(await server.database.db.selectFrom('recoveryCodes').select('userId').execute()).toEqual([])
    })
  },
  { perTest: true },
)
