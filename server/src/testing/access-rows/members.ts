import * as audit from '@potluck/api/audit'
import * as members from '@potluck/api/members'
import * as health from '@potluck/api/server-health'
import * as settings from '@potluck/api/server-settings'
import { register } from '@potluck/api/sessions'
import type { AccessCase } from './row.ts'
import { adminsOnly, type Row, row } from './row.ts'

const password = 'correct horse'

/** The id of an account of its own for each call. */
async function anAccount({ world, as }: AccessCase, what: string): Promise<string> {
  const { api } = world.people.admin
  const email = `${what}-${as}@example.com`
  await api.call(register, { body: { name: 'Leaf', email, password } })
  const { data } = await api.call(members.listMembers, { query: { search: email } })
  return data.members[0]?.id ?? ''
}

const change =
  (what: string, fields: { readonly isDisabled?: boolean; readonly isAdmin?: boolean }) =>
  async (scene: AccessCase) => ({
    params: { id: await anAccount(scene, what) },
    body: { ...fields, currentPassword: password },
  })

/** Accounts, which admins alone see and change. */
export const memberRows: readonly Row[] = [
  row(health.getServerHealth, 'of the server', adminsOnly(200), () => ({})),
  row(settings.getServerSettings, 'of the server', adminsOnly(200), () => ({})),
  row(settings.updateServerSettings, 'of the server', adminsOnly(200), () => ({
    body: { registration: 'open' as const },
  })),
  row(health.trustClock, 'of the server', adminsOnly(200), () => ({})),
  row(settings.sendTestMail, 'where no mail is set up', adminsOnly(409), () => ({})),
  row(audit.listServerEvents, 'all events', adminsOnly(200), () => ({ query: {} })),
  row(members.listMembers, 'all accounts', adminsOnly(200), () => ({ query: {} }), { shows: { email: ['admin'] } }),
  row(members.updateMember, 'an account to disable', adminsOnly(200), change('disabled', { isDisabled: true })),
  row(members.updateMember, 'an account to make an admin', adminsOnly(200), change('admin', { isAdmin: true })),
  row(members.createPasswordLink, 'for an account', adminsOnly(200), async (scene) => ({
    params: { id: await anAccount(scene, 'link') },
    body: { currentPassword: password },
  })),
  row(members.removeMembersSecondFactor, 'of an account', adminsOnly(200), async (scene) => ({
    params: { id: await anAccount(scene, 'factor') },
    body: { currentPassword: password },
  })),
  row(members.deleteMember, 'an account', adminsOnly(200), async (scene) => ({
    params: { id: await anAccount(scene, 'deleted') },
    body: { name: 'Leaf', currentPassword: password },
  })),
]
