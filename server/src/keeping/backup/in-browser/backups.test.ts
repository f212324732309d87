import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as contract from '@potluck/api/backups'
import { uploadImage } from '@potluck/api/images'
import { updateMember } from '@potluck/api/members'
import sharp from 'sharp'
import { eachDatabase } from '../../../testing/each-database.ts'
import { statusOf } from '../../../testing/status-of.ts'
import { startTestServer, type TestMember, type TestServer } from '../../../testing/test-server.ts'
import { backUp } from '../back-up.ts'

const currentPassword = 'correct horse'

/** Waits until the work that goes on has ended. @returns it */
async function untilDone({ api }: TestMember): Promise<contract.DataWork> {
  for (;;) {
    const { data } = await api.call(contract.getDataWork, {})
    if (data.work?.endedAt) return data.work
    await pause(50)
  }
}

const ticketFor = async ({ api }: TestMember, name: string): Promise<string> =>
  (await api.call(contract.createBackupTicket, { params: { name }, body: { currentPassword } })).data.ticket

const fetchBackup = (server: TestServer, name: string, ticket: string) =>
  fetch(`${server.address}api/server/backups/${name}?token=${encodeURIComponent(ticket)}`)

eachDatabase('an admin', (server) => {
  let admin: TestMember
  let ben: TestMember

  beforeAll(async () => {
    admin = await server.member('Kim')
    ben = await server.member('Ben')
  })

  const makeAdmin = (isAdmin: boolean) =>
    admin.api.call(updateMember, { params: { id: ben.id }, body: { isAdmin, currentPassword } })

  test('gets no backup with a wrong password, and none that is not there', async () => {
    const wrong = { body: { currentPassword: 'wrong' } }
    expect(await statusOf(admin.api.call(contract.makeBackup, wrong))).toBe(412)
    const params = { name: 'potluck-20200101-000000.tar' }
    expect(await statusOf(admin.api.call(contract.createBackupTicket, { params, ...wrong }))).toBe(412)
    const asked = admin.api.call(contract.createBackupTicket, { params, body: { currentPassword } })
    expect(await statusOf(asked)).toBe(404)
  })

  test('switches daily backups on, with their time and how many are kept', async () => {
    const before = await admin.api.call(contract.getBackups, {})
    expect(before.data).toMatchObject({ schedule: { isOn: false }, isScheduleFixed: false, backups: [] })
    const schedule = { isOn: true, at: '00:00', keep: { days: 3, weeks: 2, months: 1 } }
    expect(await statusOf(admin.api.call(contract.updateBackupSchedule, { body: schedule }))).toBe(412)
    expect((await admin.api.call(contract.getBackups, {})).data.schedule.isOn).toBe(false)
    await admin.api.call(contract.updateBackupSchedule, { body: { ...schedule, currentPassword } })
    expect((await admin.api.call(contract.getBackups, {})).data.schedule).toEqual(schedule)
    await admin.api.call(contract.updateBackupSchedule, { body: { ...schedule, isOn: false, currentPassword } })
  })

  describe('with a backup', () => {
    let backup: contract.Backup

    beforeAll(async () => {
      const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
        .png()
        .toBuffer()
      await admin.api.call(uploadImage, { file: new Blob([new Uint8Array(picture)]) })
      await admin.api.call(contract.makeBackup, { body: { currentPassword } })
      // One work goes on at a time.
      expect(await statusOf(admin.api.call(contract.checkPictures, { body: {} }))).toBe(409)
      expect(await untilDone(admin)).toMatchObject({ kind: 'back-up', failure: null })
      const { data } = await admin.api.call(contract.getBackups, {})
      if (!data.backups[0]) throw new Error('there is no backup')
      backup = data.backups[0]
    }, 30_000)

    test('sees a backup that is not proven only while it is made', async () => {
      await admin.api.call(contract.makeBackup, { body: { currentPassword } })
      async function unprovenAtEnd(): Promise<number> {
        for (;;) {
          const { work, backups } = (await admin.api.call(contract.getBackups, {})).data
          if (work?.endedAt) return backups.filter(({ proof }) => proof === null).length
        }
      }
      expect(await Promise.all(Array.from({ length: 12 }, unprovenAtEnd))).toEqual(Array(12).fill(0))
    })

    test('sees that it is proven, and downloads it once by a ticket', async () => {
      expect(backup.proof).toMatchObject({ recipes: 0, pictures: 1, missing: 0 })
      const ticket = await ticketFor(admin, backup.name)
      const bytes = await (await fetchBackup(server, backup.name, ticket)).arrayBuffer()
      expect(bytes.byteLength).toBe(backup.bytes)
      expect((await fetchBackup(server, backup.name, ticket)).status).toBe(401)
      expect((await fetchBackup(server, 'potluck-20200101-000000.tar', ticket)).status).toBe(401)
    })

    test('who is no longer one downloads nothing with a ticket of before', async () => {
      await makeAdmin(true)
      const ticket = await ticketFor(ben, backup.name)
      await makeAdmin(false)
      expect((await fetchBackup(server, backup.name, ticket)).status).toBe(401)
    })

    test('has the pictures looked through, and learns from an old screen that none are mended any more', async () => {
      const images = join(server.config.dataDir, 'images')
      const files = (await readdir(images, { recursive: true })).filter((file) => file.endsWith('.webp'))
      for (const file of files) await rm(join(images, file))
      await admin.api.call(contract.checkPictures, { body: {} })
      expect(await untilDone(admin)).toMatchObject({ kind: 'check', failure: null })
      const checked = await admin.api.call(contract.getBackups, {})
      expect(checked.data.check).toMatchObject({ pictures: 1, missing: 1 })
      const asked = await fetch(`${server.address}api/server/data-check/mend`, { method: 'POST' })
      expect(asked.status).toBe(409)
      expect(await asked.json()).toMatchObject({ error: { message: expect.stringContaining('restore a backup') } })
    }, 30_000)
  })
})

test('an admin looks into an uploaded backup; why that fails is told as a code', async () => {
  const server = await startTestServer('sqlite')
  const admin = await server.member('Kim')
  await server.member('Ben')
  const { config } = server
  const folder = await mkdtemp(join(tmpdir(), 'potluck-upload-'))
  const locked = { ...config, backup: { ...config.backup, passphrase: 'correct horse battery' } }
  const bytes = await readFile((await backUp(locked, folder)).path)
  await rm(folder, { recursive: true })
  const send = async (file: Buffer) =>
    (await admin.api.call(contract.uploadBackup, { file: new Blob([new Uint8Array(file)]) })).data
  const look = async (source: contract.BackupSource, passphrase?: string) => {
    await admin.api.call(contract.inspectBackup, { body: { source, passphrase } })
    const { failure, content } = await untilDone(admin)
    return failure?.code ?? content
  }
  expect(await look(await send(Buffer.from('a cake')))).toBe('no-backup')
  const source = await send(bytes)
  expect(await look(source, 'another passphrase')).toBe('wrong-passphrase')
  expect(await look(source, 'correct horse battery')).toMatchObject({ accounts: 2, recipes: 0, hasPictures: true })
  // What was uploaded before is gone.
  expect(await readdir(join(config.dataDir, 'uploaded-backups'))).toHaveLength(1)
  await server.close()
}, 60_000)

test('a schedule that the environment decides is displayed, and cannot be changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-fixed-'))
  const server = await startTestServer('sqlite', { BACKUP_DIR: folder, BACKUP_AT: '04:20', BACKUP_KEEP: '1,2,3' })
  const admin = await server.member('Kim')
  const { data } = await admin.api.call(contract.getBackups, {})
  expect(data).toMatchObject({
    folder,
    isScheduleFixed: true,
    hasPassphrase: false,
    schedule: { isOn: true, at: '04:20', keep: { days: 1, weeks: 2, months: 3 } },
  })
  const change = { body: { isOn: false, at: '04:20', keep: { days: 1, weeks: 1, months: 1 }, currentPassword } }
  expect(await statusOf(admin.api.call(contract.updateBackupSchedule, change))).toBe(409)
  await server.close()
  await rm(folder, { recursive: true })
}, 30_000)
