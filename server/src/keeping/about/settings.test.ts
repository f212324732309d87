import { createServer } from 'node:net'
import { getServerSettings, sendTestMail } from '@potluck/api/server-settings'
import { startMailServer } from '../../testing/mail-server.ts'
import { statusOf } from '../../testing/status-of.ts'
import { startTestServer, usualDatabases } from '../../testing/test-server.ts'

const publicUrl = 'https://potluck.example/'

test('settings of the environment are displayed without a secret, beside the defaults', async () => {
  const secrets = ['hidden-word', 'postman', 'a passphrase of many words', 'a token of metrics']
  const server = await startTestServer('sqlite', {
    SMTP_URL: 'smtp://postman:hidden-word@mail.example:587/?pass=hidden-word',
    PUBLIC_URL: publicUrl,
    BACKUP_PASSPHRASE: 'a passphrase of many words',
    METRICS_TOKEN: 'a token of metrics',
    MEMBER_TEXT: '20',
  })
  const admin = await server.member('Kim')
  const { environment = [] } = (await admin.api.call(getServerSettings, {})).data
  expect(environment).toEqual(
    expect.arrayContaining([
      { name: 'SMTP_URL', value: 'smtp://mail.example:587', isSet: true },
      { name: 'PUBLIC_URL', value: 'https://potluck.example', isSet: true },
      { name: 'BACKUP_PASSPHRASE', value: null, isSet: true },
      { name: 'METRICS_TOKEN', value: null, isSet: true },
      { name: 'MEMBER_TEXT', value: '20', isSet: true },
      { name: 'MEMBER_SPACE', value: '20000', isSet: false },
      { name: 'REGISTRATION', value: null, isSet: false },
      { name: 'PASSWORD_LOGIN', value: 'true', isSet: false },
    ]),
  )
  for (const secret of secrets) expect(JSON.stringify(environment)).not.toContain(secret)
  await server.close()
})

test.each(usualDatabases)(
  '%s: a test mail goes to the admin, and the answer of the mail server comes back',
  async (kind) => {
    const mails = await startMailServer()
    const server = await startTestServer(kind, { SMTP_URL: mails.url, PUBLIC_URL: publicUrl })
    const admin = await server.member('Kim')
    const { data } = await admin.api.call(sendTestMail, {})
    expect(data).toEqual({ to: admin.email, problem: null, answer: '250 taken' })
    expect(await mails.letterTo(admin.email, 2)).toContain('Subject: Test email from Potluck')
    for (let more = 1; more < 5; more += 1) await admin.api.call(sendTestMail, {})
    expect(await statusOf(admin.api.call(sendTestMail, {}))).toBe(429)
    await server.close()
    await mails.close()
  },
)

/** A mail server that takes no login, and says what it was sent. */
async function refusingMailServer() {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString().trim()
      if (text.startsWith('EHLO')) socket.write('250-test\r\n250 AUTH PLAIN\r\n')
      else if (text.startsWith('AUTH')) socket.write(`535 not with ${text.split(' ')[2]} or hidden-word\r\n`)
      else socket.write('250 fine\r\n')
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { port: address.port, close: () => server.close() }
}

test('a test mail that is refused says why, without the password that the mail server repeats', async () => {
  const refusing = await refusingMailServer()
  const SMTP_URL = `smtp://postman:hidden-word@127.0.0.1:${refusing.port}`
  const server = await startTestServer('sqlite', { SMTP_URL, PUBLIC_URL: publicUrl })
  const admin = await server.member('Kim')
  const { data } = await admin.api.call(sendTestMail, {})
  expect(data).toMatchObject({ problem: 'login', answer: expect.stringContaining('535 not with … or …') })
  const plain = Buffer.from('\0postman\0hidden-word').toString('base64')
  expect(data.answer).not.toContain(plain)
  refusing.close()
  await server.close()
})

test('a test mail to a mail server that is not there says so', async () => {
  const server = await startTestServer('sqlite', { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: publicUrl })
  const admin = await server.member('Kim')
  expect((await admin.api.call(sendTestMail, {})).data).toMatchObject({ problem: 'connection' })
  await server.close()
})
