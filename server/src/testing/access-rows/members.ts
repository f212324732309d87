import * as audit from '@potluck/api/audit'
import * as members from '@potluck/api/members'
import * as health from '@potluck/api/server-health'
import * as settings from '@potluck/api/server-settings'
import { register } from '@potluck/api/sessions'
import type { AccessCase } from './row.ts'
import { keepersOnly, type Row, row } from './row.ts'

const password = 'correct horse'

/** The id of an account of its own for each call. */
async function anAccount({ world, as }: AccessCase, what: string): Promise<string> {
  const { api } = world.people.keeper
  const email = `${what}-${as}@example.com`
  await api.call(register, { body: { name: 'Leaf', email, password } })
  const { data } = await api.call(members.listMembers, { query: { search: email } })
  return data.members[0]?.id ?? ''
}

const change =
  (what: string, fields: { readonly isDisabled?: boolean; readonly isKeeper?: boolean }) =>
  async (scene: AccessCase) => ({
    params: { id: await anAccount(scene, what) },
    body: { ...fields, currentPassword: password },
  })

/** Accounts, which keepers alone see and change. */
export const memberRows: readonly Row[] = [
  row(health.getServerHealth, 'of the server', keepersOnly(200), () => ({})),
  row(settings.getServerSettings, 'of the server', keepersOnly(200), () => ({})),
  row(settings.updateServerSettings, 'of the server', keepersOnly(200), () => ({
    body: { registration: 'open' as const },
  })),
  row(health.trustClock, 'of the server', keepersOnly(200), () => ({})),
  row(settings.sendTestMail, 'where no mail is set up', keepersOnly(409), () => ({})),
  row(audit.listServerEvents, 'all events', keepersOnly(200), () => ({ query: {} })),
  row(members.listMembers, 'all accounts', keepersOnly(200), () => ({ query: {} }), { shows: { email: ['keeper'] } }),
  row(members.updateMember, 'an account to disable', keepersOnly(200), change('disabled', { isDisabled: true })),
  row(members.updateMember, 'an account to make a keeper', keepersOnly(200), change('keeper', { isKeeper: true })),
  row(members.createPasswordLink, 'for an account', keepersOnly(200), async (scene) => ({
    params: { id: await anAccount(scene, 'link') },
    body: { currentPassword: password },
  })),
  row(members.removeMembersSecondFactor, 'of an account', keepersOnly(200), async (scene) => ({
    params: { id: await anAccount(scene, 'factor') },
    body: { currentPassword: password },
  })),
  row(members.deleteMember, 'an account', keepersOnly(200), async (scene) => ({
    params: { id: await anAccount(scene, 'deleted') },
    body: { name: 'Leaf', currentPassword: password },
  })),
]
