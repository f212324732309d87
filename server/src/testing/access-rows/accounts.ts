import * as about from '@potluck/api/about'
import * as account from '@potluck/api/account'
import * as email from '@potluck/api/account-email'
import * as apiTokens from '@potluck/api/api-tokens'
import * as assistants from '@potluck/api/assistants'
import * as audit from '@potluck/api/audit'
import { startDemo } from '@potluck/api/demo'
import type { CallInput } from '@potluck/api/endpoint'
import * as identityProviders from '@potluck/api/identity-providers'
import * as invitations from '@potluck/api/invitations'
import * as jobs from '@potluck/api/jobs'
import * as preferences from '@potluck/api/preferences'
import * as push from '@potluck/api/push'
import * as sessions from '@potluck/api/sessions'
import * as tickets from '@potluck/api/tickets'
import { v7 as uuid } from 'uuid'
import { all, nothing, own, type Row, row } from './row.ts'

const aBrowser = (whose: string) => ({
  endpoint: `https://push.example.com/${whose}`,
  keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
})

const aToken: CallInput<typeof apiTokens.createApiToken>['body'] = {
  name: 'Kitchen display',
  scopes: ['lists'],
  days: 30,
  currentPassword: 'correct horse',
}

/** Sessions, API tokens, the account, what it prefers and is rung for, and jobs. */
export const accountRows: readonly Row[] = [
  row(
    sessions.register,
    'a new e-mail',
    all(200),
    ({ as }) => ({
      body: { name: 'New', email: `new-${as}@example.com`, password: 'correct horse' },
    }),
    { guest: 200 },
  ),
  row(
    sessions.register,
    'the e-mail of somebody else',
    all(406),
    ({ owner }) => ({
      body: { name: 'New', email: owner.email, password: 'correct horse' },
    }),
    { guest: 406 },
  ),
  row(startDemo, 'where there is no demo', all(404), () => ({ body: {} }), { guest: 404 }),
  row(
    sessions.login,
    'a wrong password',
    all(412),
    ({ owner }) => ({
      body: { email: owner.email, password: 'wrong horse' },
    }),
    { guest: 412 },
  ),
  row(sessions.logout, 'a session', all(200), nothing, {
    token: async ({ caller }) =>
      (await caller.api.call(sessions.login, { body: { email: caller.email, password: 'correct horse' } })).data.token,
  }),
  row(
    identityProviders.startProviderLogin,
    'a provider that is not set',
    all(404),
    () => ({ params: { provider: 'home' }, body: {} }),
    { guest: 404 },
  ),
  row(identityProviders.finishProviderLogin, 'without a login under way', all(412), nothing, { guest: 412 }),
  row(identityProviders.listLinkedAccounts, 'the own ones', all(200), nothing),
  row(identityProviders.startLinking, 'a provider that is not set', all(404), () => ({
    params: { provider: 'home' },
    body: { currentPassword: 'correct horse' },
  })),
  row(identityProviders.unlinkAccount, 'of nobody', all(404), () => ({
    params: { id: uuid() },
    body: { currentPassword: 'correct horse' },
  })),
  row(email.sendConfirmation, 'where no mail is set up', all(409), nothing),
  row(email.confirmEmail, 'a guessed code', all(412), () => ({ body: { code: 'x'.repeat(43) } }), { guest: 412 }),
  row(email.takeEmailBack, 'a guessed code', all(412), () => ({ body: { code: 'x'.repeat(43) } }), { guest: 412 }),
  row(audit.listOwnEvents, 'the own ones', all(200), () => ({ query: {} })),
  row(sessions.listSessions, 'the own ones', all(200), nothing),
  row(sessions.endSession, 'one of the owner', own(200), async ({ owner }) => {
    await owner.api.call(sessions.login, { body: { email: owner.email, password: 'correct horse' } })
    const { data } = await owner.api.call(sessions.listSessions, {})
    return { params: { id: data.find(({ present }) => !present)?.id ?? '' } }
  }),
  row(sessions.endOtherSessions, 'the own ones', all(200), nothing),
  row(assistants.listAssistants, 'the own ones', all(200), nothing),
  row(assistants.endAssistant, 'of nobody', all(404), () => ({ params: { id: uuid() } })),
  row(assistants.getAssistantRequest, 'that no assistant made', all(404), () => ({ params: { request: 'unknown' } })),
  row(assistants.allowAssistant, 'what no assistant asks', all(404), () => ({
    params: { request: 'unknown' },
    body: { scopes: ['lists' as const], currentPassword: 'correct horse' },
  })),
  row(assistants.refuseAssistant, 'what no assistant asks', all(404), () => ({ params: { request: 'unknown' } })),
  row(apiTokens.listApiTokens, 'the own ones', all(200), nothing),
  row(apiTokens.createApiToken, 'the own one', all(201), () => ({ body: aToken })),
  row(apiTokens.revokeApiToken, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await owner.api.call(apiTokens.createApiToken, { body: aToken })).data.token.id },
  })),
  row(
    sessions.forgot,
    'whether there is an account or not',
    all(200),
    ({ as }) => ({
      body: { email: `forgot-${as}@example.com` },
    }),
    { guest: 200 },
  ),
  row(
    sessions.resetPassword,
    'a code that never was',
    all(412),
    () => ({
      body: { code: 'x'.repeat(43), password: 'correct horse' },
    }),
    { guest: 412 },
  ),
  row(account.getAccount, 'the own one', all(200), nothing, { shows: { email: ['owner'] } }),
  row(account.updateAccount, 'the own name', all(200), () => ({ body: { name: 'Renamed' } }), {
    shows: { email: ['owner'] },
    touches: ['friends', 'lists', 'plans', 'threads'],
  }),
  row(
    account.updateAccount,
    'the e-mail of somebody else',
    own(200, 406),
    ({ owner }) => ({
      body: { email: owner.email, currentPassword: 'correct horse' },
    }),
    { shows: { email: ['owner'] } },
  ),
  row(account.deleteAccount, 'the own one', all(200), () => ({ body: { currentPassword: 'correct horse' } }), {
    fresh: true,
    touches: ['friends'],
  }),
  row(account.getCapabilities, 'the own ones', all(200), nothing),
  row(preferences.getPreferences, 'the own ones', all(200), nothing),
  row(preferences.updatePreferences, 'the own ones', all(200), () => ({
    body: { settings: { global: { theme: 'dark' } } },
  })),
  row(preferences.resetPreferences, 'the own ones', all(200), nothing),
  row(about.getServerDetails, 'for members', all(200), nothing),
  row(account.getStats, 'the own ones', all(200), nothing),
  row(account.getHandleInfo, 'a handle', all(200), () => ({ params: { handle: 'cook.owner' } })),
  row(invitations.listInvitations, 'the own ones', all(200), nothing),
  row(invitations.createInvitation, 'the own one', all(201), () => ({ body: {} })),
  row(invitations.deleteInvitation, 'of the owner', own(200), async ({ owner }) => ({
    params: { id: (await owner.api.call(invitations.createInvitation, { body: {} })).data.id },
  })),
  row(tickets.createTicket, 'of the own session', all(201), () => ({ body: { purpose: 'live' as const } })),
  row(push.getPush, 'the own', all(200), nothing),
  row(push.setPushKinds, 'the own', all(200), () => ({ body: { off: [] } })),
  row(push.addPushDevice, 'the own', all(200), ({ as }) => ({ body: aBrowser(as) })),
  row(push.removePushDevice, 'of the owner, which stays', all(200), async ({ owner }) => {
    await owner.api.call(push.addPushDevice, { body: aBrowser('owner') })
    return { body: { endpoint: aBrowser('owner').endpoint } }
  }),
  row(push.addFcmToken, 'where there is no Firebase', all(404), () => ({ body: { fcmToken: 'token' } })),
  row(push.removeFcmToken, 'that nobody has', all(200), () => ({ body: { fcmToken: 'token' } })),
  row(jobs.listJobs, 'the own ones', all(200), nothing, { shows: { job: ['owner'] } }),
  row(jobs.getJob, 'of the owner', own(200), ({ world }) => ({ params: { id: world.jobId } }), {
    shows: { job: ['owner'] },
  }),
  row(jobs.listJobResults, 'of the owner', own(200), ({ world }) => ({ params: { id: world.jobId } }), {
    shows: { job: ['owner'] },
  }),
  row(jobs.cancelJob, 'of the owner', own(200), ({ world }) => ({ params: { id: world.jobId } })),
]
