import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ownFile } from '../../machinery/base/own-file.ts'
import { post } from '../../testing/post.ts'

test('the filter of deploy/README.md finds the address of whoever fails, and no word that was typed is logged', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../../deploy/README.md'), 'utf8')
  const failregex = /^failregex = (.+)$/m.exec(page)?.[1] ?? ''
  expect(failregex).toContain('<HOST>')
  const filter = new RegExp(failregex.replace('<HOST>', '(?<host>[\\d.:a-f]+)'))

  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-log-'))
  const server = spawn(process.execPath, [ownFile('main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' },
  })
  const lines: string[] = []
  const started = new Promise<string>((resolve) => {
    createInterface(server.stdout).on('line', (line) => {
      lines.push(line)
      const address = /listening at (http:\/\/127[\d.:]+)/.exec(line)?.[1]
      if (address) resolve(`${address}/`)
    })
  })
  const address = await started
  const tryFrom = (from: string, path: string, body: object) =>
    post({ address }, path, body, { 'x-forwarded-for': from })
  const typed = { email: 'whoever@example.com', password: 'typed horse' }
  for (let time = 0; time < 11; time++) await tryFrom('203.0.113.7', 'users/login', typed)
  await tryFrom('2001:db8::1', 'users/reset', { code: 'guessed-code', password: 'typed horse' })
  const ended = new Promise((resolve) => server.once('close', resolve))
  server.kill('SIGTERM')
  await ended
  await rm(dataDir, { recursive: true, force: true })

  const found = lines.flatMap((line) => filter.exec(line)?.groups?.host ?? [])
  expect(found).toEqual([...Array<string>(11).fill('203.0.113.7'), '2001:db8::1'])
  expect(lines.join('\n')).not.toMatch(/whoever|typed horse|guessed-code/)
})
