import {
  type Backups,
  createBackupTicket,
  deletePutAside,
  type FollowedRestore,
  followRestore,
  getBackups,
  getDataWork,
  inspectBackup,
  listPutAside,
  makeBackup,
  restoreBackup,
  updateBackupSchedule,
} from '@potluck/api/backups'
import { listMembers } from '@potluck/api/members'
import { getSecondFactor } from '@potluck/api/second-factor'
import { getServerHealth } from '@potluck/api/server-health'
import { getServerSettings } from '@potluck/api/server-settings'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.tsx'

const writtenAt = '2026-11-23T03:10:00.000Z'

const backup = {
  name: 'potluck-20261123-031000.tar',
  writtenAt,
  bytes: 12_340_000,
  isEncrypted: false,
  proof: { provenAt: writtenAt, recipes: 214, pictures: 187, rows: 9_310, missing: 0 },
}

const known: Backups = {
  folder: '/data/backups',
  backups: [backup],
  schedule: { isOn: false, at: '03:10', keep: { days: 7, weeks: 4, months: 12 } },
  isScheduleFixed: false,
  hasPassphrase: false,
  check: null,
  work: null,
  lastRestore: null,
}

const work = {
  kind: 'inspect',
  startedAt: writtenAt,
  endedAt: writtenAt,
  step: null,
  bytes: 0,
  totalBytes: null,
  failure: null,
  content: null,
}

function open(address: string, changes: Partial<Backups>, ...answers: Answer[]) {
  const host = createTestHost({
    session: { account: anAccount({ isAdmin: true }) },
    answers: [
      ...answers,
      answer(getBackups, () => ({ ...known, ...changes })),
      answer(listPutAside, () => ({ putAside: [] })),
      answer(getServerHealth, () => new Refusal(503)),
      answer(getServerSettings, () => ({ registration: 'open', isRegistrationFixed: false })),
      answer(getSecondFactor, () => ({ isOn: false, recoveryCodesLeft: 0 })),
      answer(listMembers, () => ({ members: [], next: null })),
    ],
  })
  return renderScreen(remote, address, { host })
}

const openServer = (changes: Partial<Backups> = {}, ...answers: Answer[]) =>
  open('/settings/server', changes, ...answers)

test('a backup is listed with its size and what it is proven to hold', async () => {
  await openServer()
  expect(await screen.findByText('12.3 megabytes')).toBeVisible()
  expect(screen.getByText(/^Tested: .* \(214 recipes, 187 photos\)$/)).toBeVisible()
  expect(screen.getByText(/BACKUP_PASSPHRASE/)).toBeVisible()
})

test('a backup that was not proven is listed as such', async () => {
  await openServer({ backups: [{ ...backup, proof: null }] })
  expect(await screen.findByText('Not tested')).toBeVisible()
})

test.each([
  ['/data/backups', 'They’re on the server, in: /data/backups'],
  ['s3://cooks/backups', 'They’re in the file store: s3://cooks/backups'],
])('the place of backups is told: %s', async (folder, words) => {
  await openServer({ folder })
  await screen.findByText('12.3 megabytes')
  expect(screen.getByText(/^They’re/)).toHaveTextContent(words)
})

test('a backup is made with the password of the admin', async () => {
  const { user, host } = await openServer(
    {},
    answer(makeBackup, () => work),
  )
  await user.click(await screen.findByRole('button', { name: 'Back up now' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Back up now' }))
  await waitFor(() =>
    expect(host.happenings.requests.map(({ body }) => body)).toContainEqual({ currentPassword: 'correct horse' }),
  )
})

test('a wrong password downloads nothing, and the dialog says so', async () => {
  const { user } = await openServer(
    {},
    answer(createBackupTicket, () => new Refusal(412, 'incorrect-password')),
  )
  await user.click(await screen.findByRole('button', { name: /^Actions for the backup of/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Download' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/unencrypted/)).toBeVisible()
  await user.type(dialog.getByLabelText('Your password'), 'wrong')
  await user.click(dialog.getByRole('button', { name: 'Download' }))
  expect(await dialog.findByLabelText('Your password')).toHaveAttribute('aria-invalid', 'true')
})

test('work that goes on is displayed with how far it is', async () => {
  await openServer({
    work: { ...work, kind: 'back-up', endedAt: null, step: 'proving', bytes: 50, totalBytes: 200 },
  })
  expect(await screen.findByRole('progressbar', { name: 'Testing the backup' })).toBeVisible()
  expect(screen.getByText('25%')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Back up now' })).toBeDisabled()
})

test('daily backups are switched on with the password of the admin', async () => {
  const { user, host } = await openServer(
    {},
    answer(updateBackupSchedule, () => known.schedule),
  )
  await user.click(await screen.findByRole('switch', { name: 'Back up every day' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save schedule' }))
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Save schedule' }))
  const sent = {
    isOn: true,
    at: '03:10',
    keep: { days: 7, weeks: 4, months: 12 },
    currentPassword: 'correct horse',
  }
  await waitFor(() => expect(host.happenings.requests.map(({ body }) => body)).toContainEqual(sent))
})

test('fewer backups are kept only with the password of the admin', async () => {
  const { user, host } = await openServer(
    { schedule: { ...known.schedule, isOn: true } },
    answer(updateBackupSchedule, () => new Refusal(412, 'incorrect-password')),
  )
  const days = await screen.findByLabelText('Daily backups to keep')
  await user.clear(days)
  await user.type(days, '1')
  await user.click(screen.getByRole('button', { name: 'Save schedule' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/The last 1 daily/)).toBeVisible()
  expect(host.happenings.requests.some(({ endpoint }) => endpoint === updateBackupSchedule)).toBe(false)
  await user.type(dialog.getByLabelText('Your password'), 'wrong')
  await user.click(dialog.getByRole('button', { name: 'Save schedule' }))
  expect(await dialog.findByLabelText('Your password')).toHaveAttribute('aria-invalid', 'true')
})

test('a schedule that the environment decides is displayed and cannot be changed', async () => {
  await openServer({ isScheduleFixed: true, schedule: { ...known.schedule, isOn: true } })
  expect(await screen.findByText(/^Every day at 03:10/)).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('what a check found is displayed', async () => {
  const check = { checkedAt: writtenAt, pictures: 12, missing: 2, damaged: 1, incomplete: 0, unowned: 3 }
  await openServer({ check })
  expect(await screen.findByText('2 are missing')).toBeVisible()
  expect(screen.getByText('1 is damaged')).toBeVisible()
  expect(screen.getByText('3 files belong to no recipe')).toBeVisible()
})

const content = {
  createdAt: writtenAt,
  server: '0.1.0',
  database: 'sqlite',
  accounts: 3,
  recipes: 214,
  pictures: 187,
  missing: 0,
  hasPictures: true,
}

test('a restore shows what is in the backup and needs the word and the password', async () => {
  const { user, host } = await open(
    `/settings/server/restore?backup=${backup.name}`,
    {},
    answer(inspectBackup, () => work),
    answer(getDataWork, () => ({ work: { ...work, content } })),
    answer(restoreBackup, () => work),
  )
  expect(await screen.findByText('The file is complete: every byte was checked.')).toBeVisible()
  expect(screen.getByText('214')).toBeVisible()
  await user.type(screen.getByLabelText('Your password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Restore this backup' }))
  expect(await screen.findByText('Type the word restore.')).toBeVisible()
  await user.type(screen.getByLabelText('To confirm, type: restore'), 'restore')
  await user.click(screen.getByRole('button', { name: 'Restore this backup' }))
  const sent = { source: { name: backup.name }, currentPassword: 'correct horse' }
  await waitFor(() => expect(host.happenings.requests.map(({ body }) => body)).toContainEqual(sent))
})

const restore = 'k'.repeat(22)

const followed = (changes: Partial<FollowedRestore>) => ({ state: 'restoring', work: null, failure: null, ...changes })

/** Restores the backup; then the server gives these answers to who asks how far it is, the last one for ever. */
async function restoreWith(...answers: readonly (ReturnType<typeof followed> | Refusal)[]) {
  const left = [...answers]
  const opened = await open(
    `/settings/server/restore?backup=${backup.name}`,
    {},
    answer(inspectBackup, () => work),
    answer(getDataWork, () => ({ work: { ...work, content } })),
    answer(restoreBackup, () => ({ ...work, restore })),
    answer(followRestore, ({ body }) => {
      expect(body).toEqual({ restore })
      return (left.length > 1 ? left.shift() : left[0]) ?? new Refusal(404)
    }),
  )
  await opened.user.type(await screen.findByLabelText('Your password'), 'correct horse')
  await opened.user.type(screen.getByLabelText('To confirm, type: restore'), 'restore')
  await opened.user.click(screen.getByRole('button', { name: 'Restore this backup' }))
  return opened
}

test('after a restore that ended the session, the news lies over the question to log in, and says what was put aside', async () => {
  const { host } = await restoreWith(
    followed({ state: 'restoring' }),
    followed({ state: 'restarting' }),
    // A proxy in front of a server that starts anew.
    new Refusal(502),
    followed({ state: 'restored' }),
  )
  expect(await screen.findByText('Backup restored.', undefined, { timeout: 4_000 })).toBeVisible()
  expect(screen.getByText(/set aside in the server’s data folder: before-restore-.*npm run undo-restore/)).toBeVisible()
  expect(host.happenings.toasts.map(({ message }) => message)).toEqual([
    'Backup restored. Log in with your password from the time of the backup.',
  ])
})

test.each([
  [
    'took back what was there',
    followed({ state: 'went-back' }),
    'The server couldn’t start with the backup. Your data',
  ],
  [
    'could not exchange the data',
    followed({ state: 'failed', failure: { code: 'other-server', message: 'Stop it first.' } }),
    'Another server uses the same database. Stop all but one.',
  ],
  ['fell before all was restored, and knows of no restore', new Refusal(404), 'That didn’t work.'],
])('a server that %s is told of', async (_, last, words) => {
  await restoreWith(followed({ state: 'restarting' }), last)
  expect(await screen.findByText(new RegExp(words), undefined, { timeout: 4_000 })).toBeVisible()
})

test('what restores put aside is listed with its size, and deleted with the password of the admin', async () => {
  const name = 'before-restore-20261124-101503-042'
  let putAside = [{ name, putAsideAt: writtenAt, bytes: 5_600_000 }]
  const { user } = await openServer(
    {},
    answer(listPutAside, () => ({ putAside })),
    answer(deletePutAside, ({ params, body }) => {
      expect({ params, body }).toEqual({ params: { name }, body: { currentPassword: 'correct horse' } })
      putAside = []
      return {}
    }),
  )
  expect(await screen.findByText(name)).toBeVisible()
  expect(screen.getByText(/5.6 megabytes/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Delete what was set aside/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(new RegExp(`gone for good.*${name}`))).toBeVisible()
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Delete what was set aside' }))
  await waitFor(() => expect(screen.queryByText('Set aside by restores')).toBeNull())
})

test('where nothing starts the server again, the page says why a restore is by command', async () => {
  const { user } = await openServer({ restoresHere: false })
  expect(await screen.findByText(/nothing would start it again.*npm run restore/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Restore a backup' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Actions for the backup of/ }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Download'])
})

test('an encrypted backup asks for its passphrase', async () => {
  let typed = false
  const failure = { code: 'passphrase-needed', message: 'The backup is encrypted.' }
  const { user } = await open(
    `/settings/server/restore?backup=${backup.name}`,
    {},
    answer(inspectBackup, ({ body }) => {
      typed = JSON.stringify(body).includes('horse battery')
      return work
    }),
    answer(getDataWork, () => ({ work: typed ? { ...work, content } : { ...work, failure } })),
  )
  await user.type(await screen.findByLabelText('Backup passphrase'), 'horse battery')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('The file is complete: every byte was checked.')).toBeVisible()
})

test('a damaged backup is refused, with the place', async () => {
  const failure = { code: 'damaged', message: 'The backup was changed in the part rows/recipes/000001.jsonl.gz.' }
  await open(
    `/settings/server/restore?backup=${backup.name}`,
    {},
    answer(inspectBackup, () => work),
    answer(getDataWork, () => ({ work: { ...work, failure } })),
  )
  expect(await screen.findByText('The file is damaged or incomplete.')).toBeVisible()
  expect(screen.getByText(/rows\/recipes/)).toBeVisible()
  expect(screen.getByText('Nothing was changed.')).toBeVisible()
})
