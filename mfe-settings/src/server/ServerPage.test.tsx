import { getBackups } from '@potluck/api/backups'
import {
  createPasswordLink,
  deleteMember,
  listMembers,
  type MemberAccount,
  removeMembersSecondFactor,
  updateMember,
} from '@potluck/api/members'
import { listPasskeys, startProof } from '@potluck/api/passkeys'
import { getSecondFactor } from '@potluck/api/second-factor'
import { getServerHealth, type ServerHealth, trustClock } from '@potluck/api/server-health'
import { getServerSettings, sendTestMail, updateServerSettings } from '@potluck/api/server-settings'
import { announced } from '@potluck/testing/announced'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { anAccount, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const own = anAccount({ isAdmin: true })

const member = (changes: Partial<MemberAccount>): MemberAccount => ({
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Ben',
  email: 'ben@example.com',
  createdAt: '2026-01-01T12:00:00.000Z',
  lastSeen: '2026-11-22',
  recipeCount: 12,
  pictureBytes: 3_210_000,
  pictureLimit: null,
  textBytes: 420_000,
  isAdmin: false,
  isDisabled: false,
  ...changes,
})

const admin = member({ id: own.id, name: own.name, email: own.email, isAdmin: true })

const health = {
  time: new Date().toISOString(),
  version: '0.1.0',
  runtime: 'Node.js 24.21.0, linux x64',
  upSeconds: 5_400,
  database: { kind: 'sqlite', version: '3.50.1', bytes: 12_340_000, integrity: 'ok' },
  disk: { freeBytes: 20_500_000_000, totalBytes: 100_000_000_000, isFull: false, place: 'container' },
  address: {
    publicUrl: null,
    seenUrl: 'http://127.0.0.1:8080/',
    clientAddress: '192.0.2.7',
    isForwarded: true,
    trustsProxy: false,
  },
  mail: false,
  jobs: { waiting: 1, running: 2, failed: [] },
}

function open(...answers: Answer[]) {
  const host = createTestHost({
    session: { account: own },
    answers: [
      ...answers,
      answer(getServerHealth, () => health),
      answer(getBackups, () => new Refusal(503)),
      answer(getServerSettings, () => ({ registration: 'open', isRegistrationFixed: false })),
      answer(getSecondFactor, () => ({ isOn: false, recoveryCodesLeft: 0 })),
      answer(listMembers, () => ({ members: [member({}), admin], next: null })),
    ],
  })
  return renderScreen(remote, '/settings/server', { host })
}

async function choose(user: Awaited<ReturnType<typeof open>>['user'], action: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Ben' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}

test('the settings lead admins alone to the page of the server', async () => {
  await renderScreen(remote, '/settings', { host: createTestHost({ session: { account: own } }) })
  expect(screen.getByRole('link', { name: 'This server' })).toHaveAttribute('href', '#/settings/server')
})

test('the settings of other members have no page of the server', async () => {
  await renderScreen(remote, '/settings', {
    host: createTestHost({ session: { account: anAccount({ isAdmin: false }) } }),
  })
  expect(screen.queryByRole('link', { name: 'This server' })).toBeNull()
})

test('a member is listed with the size of the book and the day of the last use', async () => {
  await open()
  const row = within((await screen.findByText('Ben')).closest('li') ?? document.body)
  expect(row.getByText('ben@example.com')).toBeVisible()
  expect(row.getByText('12 recipes, 3.2 MB of photos, 0.4 MB of text')).toBeVisible()
  expect(row.getByText(/^Since .*2026, last seen .*22.* 2026$/)).toBeVisible()
})

test('of many accounts five are displayed, and the others on demand', async () => {
  const members = Array.from({ length: 8 }, (_, n) => member({ id: idOf(n + 1), name: `Cook ${n}` }))
  const { user } = await open(answer(listMembers, () => ({ members, next: null })))
  await screen.findByText('Cook 4')
  expect(screen.queryByText('Cook 5')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(screen.getByText('Cook 7')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('an account is disabled with the password of the admin', async () => {
  const { user, host } = await open(answer(updateMember, () => member({ isDisabled: true })))
  const dialog = await choose(user, 'Disable account')
  await user.click(dialog.getByRole('button', { name: 'Disable account' }))
  expect(dialog.getByText('Enter your password.')).toBeVisible()
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Disable account' }))
  await waitFor(() =>
    expect(host.happenings.requests.map(({ body }) => body)).toContainEqual({
      isDisabled: true,
      currentPassword: 'correct horse',
    }),
  )
})

test('the second factor of a member is turned off with the password of the admin', async () => {
  const { user, host } = await open(
    answer(listMembers, () => ({ members: [member({ hasSecondFactor: true })], next: null })),
    answer(removeMembersSecondFactor, () => member({})),
  )
  const dialog = await choose(user, 'Turn off two-step login')
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Turn off two-step login' }))
  const sent = () => host.happenings.requests.find(({ endpoint }) => endpoint === removeMembersSecondFactor)
  await waitFor(() => expect(sent()?.params).toEqual({ id: member({}).id }))
  expect(sent()?.body).toEqual({ currentPassword: 'correct horse' })
})

test('the room for photos of a member is set in megabytes', async () => {
  const { user, host } = await open(answer(updateMember, () => member({ pictureLimit: 250_000_000 })))
  const dialog = await choose(user, 'Photo storage')
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.type(dialog.getByLabelText('Megabytes'), '2.5')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Enter a whole number from 1 to 1,000,000, or leave it empty.')).toBeVisible()
  await user.clear(dialog.getByLabelText('Megabytes'))
  await user.type(dialog.getByLabelText('Megabytes'), '250')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(host.happenings.requests.map(({ body }) => body)).toContainEqual({
      pictureLimit: 250_000_000,
      currentPassword: 'correct horse',
    }),
  )
})

test('a passkey in place of the password does not send a limit that is no number', async () => {
  Object.assign(globalThis, { PublicKeyCredential: class {} })
  const passkey = { id: member({}).id, name: 'Phone', createdAt: '2026-01-01T12:00:00.000Z', usedAt: null }
  const { user, host } = await open(
    answer(listPasskeys, () => [passkey]),
    answer(startProof, () => new Refusal(503)),
    answer(updateMember, () => member({})),
  )
  const dialog = await choose(user, 'Photo storage')
  await user.type(dialog.getByLabelText('Megabytes'), 'abc')
  await user.click(await dialog.findByRole('button', { name: 'Use a passkey instead' }))
  expect(dialog.getByText('Enter a whole number from 1 to 1,000,000, or leave it empty.')).toBeVisible()
  const asked = host.happenings.requests.map(({ endpoint }) => endpoint)
  expect(asked).not.toContain(startProof)
  expect(asked).not.toContain(updateMember)
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
})

test('a wrong password is reported at its field', async () => {
  const { user } = await open(answer(updateMember, () => new Refusal(412, 'incorrect-password')))
  const dialog = await choose(user, 'Make admin')
  await user.type(dialog.getByLabelText('Your password'), 'wrong')
  await user.click(dialog.getByRole('button', { name: 'Make admin' }))
  expect(await dialog.findByText('That’s not your password.')).toBeVisible()
})

test('a link that was not mailed is displayed once', async () => {
  const { user } = await open(answer(createPasswordLink, () => ({ code: 'secret-code' })))
  const dialog = await choose(user, 'Password reset link')
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Password reset link' }))
  const link = await screen.findByText(/#\/settings\/account\?code=secret-code$/)
  expect(link).toBeVisible()
  // It is not in a stored screen.
  expect(link.closest('[data-transient]')).not.toBeNull()
})

test('registration is set where the environment does not decide it', async () => {
  const settings = { registration: 'open', isRegistrationFixed: false }
  const { user, host } = await open(
    answer(getServerSettings, () => settings),
    answer(updateServerSettings, () => ({ ...settings, registration: 'closed' })),
  )
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Who can create an account' }), 'No one')
  await waitFor(() =>
    expect(host.happenings.requests.map(({ body }) => body)).toContainEqual({ registration: 'closed' }),
  )
})

test('registration that the environment decides is displayed as decided there', async () => {
  await open(answer(getServerSettings, () => ({ registration: 'invitation', isRegistrationFixed: true })))
  expect(await screen.findByText('People invited by a user')).toBeVisible()
  expect(screen.getByText(/^Set in the server’s environment/)).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('the health of the server is displayed, and copied as text', async () => {
  const { user } = await open()
  expect(await screen.findByText('SQLite 3.50.1')).toBeVisible()
  expect(screen.getByText('12.3 megabytes')).toBeVisible()
  expect(screen.getByText('intact')).toBeVisible()
  expect(screen.getByText('20.5 of 100 GB free')).toBeVisible()
  expect(screen.getByText(/^inside the container/)).toBeVisible()
  expect(screen.getByText(/^found, but TRUSTED_PROXIES isn’t set/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  const copied = await navigator.clipboard.readText()
  expect(copied).toMatch(/^Version: 0\.1\.0\nRuns on: Node\.js 24\.21\.0, linux x64\n/)
  expect(copied).toContain('\nJobs: 2 running, 1 waiting\n')
})

test('a deletion needs the name of the account', async () => {
  const { user, host } = await open(answer(deleteMember, () => ({})))
  const dialog = await choose(user, 'Delete account')
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.type(dialog.getByLabelText('Account name'), 'Benn')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(dialog.getByText('That’s not the name of this account.')).toBeVisible()
  expect(host.happenings.requests.filter(({ body }) => body !== undefined && body !== null)).toEqual([])
})

test('a deletion takes the name as it is copied from a screen, between marks of direction', async () => {
  const { user, host } = await open(answer(deleteMember, () => ({})))
  const dialog = await choose(user, 'Delete account')
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByLabelText('Account name'))
  await user.paste('\u2068Ben\u2069')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  await waitFor(() => expect(host.happenings.requests.some(({ endpoint }) => endpoint === deleteMember)).toBe(true))
})

test('the settings of the environment are displayed, and a secret is not', async () => {
  const environment = [
    { name: 'MEMBER_TEXT', value: '20', isSet: true },
    { name: 'METRICS_TOKEN', value: null, isSet: true },
    { name: 'MAIL_FROM', value: null, isSet: false },
  ]
  await open(answer(getServerSettings, () => ({ registration: 'open', isRegistrationFixed: false, environment })))
  const group = within(await screen.findByRole('region', { name: 'Set in the environment' }))
  expect(await group.findByText('MEMBER_TEXT')).toBeVisible()
  expect(group.getByText('20')).toBeVisible()
  expect(group.getByText('set, not shown')).toBeVisible()
  expect(group.getByText('MAIL_FROM')).not.toBeVisible()
})

test.each([
  [null, '250 OK', /accepted the email to kim@example\.com/],
  ['login', '535 no', /didn’t accept the name or password/],
  ['something of later', 'odd', /The email wasn’t sent/],
])('a test mail with the problem %p says what the mail server answered', async (problem, answered, words) => {
  const { user } = await open(
    answer(getServerHealth, () => ({ ...health, mail: true })),
    answer(sendTestMail, () => ({ to: 'kim@example.com', problem, answer: answered })),
  )
  await user.click(await screen.findByRole('button', { name: 'Send test email' }))
  const group = within(await screen.findByRole('region', { name: 'Email' }))
  await announced(words)
  expect(group.getByText(answered)).toBeVisible()
})

test('where no mail is set up, the page says how it is set up', async () => {
  await open()
  const group = within(await screen.findByRole('region', { name: 'Email' }))
  expect(await group.findByText(/SMTP_URL and PUBLIC_URL/)).toBeVisible()
  expect(group.queryByRole('button')).toBeNull()
})

test('an admin is told that the clock of the server jumped, and says that it is right', async () => {
  let clockJump: ServerHealth['clockJump'] = {
    from: '2026-11-24T03:10:00.000Z',
    to: '2029-11-24T03:10:00.000Z',
    hoursLeft: 160,
  }
  const { user } = await open(
    answer(getServerHealth, () => ({ ...health, clockJump })),
    answer(trustClock, () => {
      clockJump = null
      return {}
    }),
  )
  expect(await screen.findByText('Is the server’s clock right?')).toBeVisible()
  expect(screen.getByText(/for 7 more days of running/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'The clock is right' }))
  const said = await screen.findByText('Expired data is deleted again.')
  expect(said.closest('[tabindex="-1"]')).toHaveFocus()
  expect(screen.queryByText('Is the server’s clock right?')).toBeNull()
})
