import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { dataFailureOf } from './data-failure.ts'

const said = (error: unknown) => dataFailureOf(error).message

test('a failure on a screen shows no path, no secret name and no JSON', () => {
  const upload = '/var/lib/potluck/uploaded-backups/nK2c-secret_name'
  expect(said(new BackupError(`Another backup or a restore runs on ${upload}.`))).toBe(
    'Another backup or a restore runs on ….',
  )
  expect(said(new BackupError(`${upload} is locked: it says '/srv/a b/c'.`))).not.toMatch(/var|secret|srv/)
  const system = Object.assign(new Error(`ENOENT: no such file or directory, open '${upload}'`), { code: 'ENOENT' })
  expect(said(system)).toBe('The system or the database refused it (ENOENT).')
  expect(said(z.object({ origin: z.string() }).safeParse({}).error)).toBe(
    'Something does not read as Potluck writes it.',
  )
  expect(said(new BackupError('See potluck-20261124-031000.tar, 3/4 of it, at https://example.org/help.'))).toBe(
    'See potluck-20261124-031000.tar, 3/4 of it, at https://example.org/help.',
  )
})
