import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sendMessage } from '@potluck/api/messages'
import { addFcmToken, getPush, removeFcmToken } from '@potluck/api/push'
import { jwtVerify } from 'jose'
import { type ForeignSite, foreignNetwork, startForeignSite } from '../../testing/foreign-site.ts'
import { startTestServer, type TestServer, usualDatabases } from '../../testing/test-server.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const webApp = { apiKey: 'key', projectId: 'soup', messagingSenderId: '1', appId: '1:1:web:1', vapidKey: 'BKey' }

interface Sent {
  readonly token: string
  readonly data: Record<string, string>
  readonly webpush: { readonly headers: Record<string, string> }
}

/** Google's token service and FCM's HTTP v1, as their references have them. */
class Google {
  readonly sent: Sent[] = []
  readonly grants: string[] = []
  /** Tokens of browsers that FCM knows no longer. */
  readonly unregistered = new Set<string>()
  site!: ForeignSite

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const json = (status: number, value: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.url === '/token') {
      const form = new URLSearchParams(body)
      const audience = `${this.site.address}token`
      const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, { audience, issuer: 'potluck@soup' })
      const isRight =
        form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
        payload.scope === 'https://www.googleapis.com/auth/firebase.messaging'
      if (!isRight) return json(400, { error: 'invalid_grant' })
      const access_token = randomUUID()
      this.grants.push(access_token)
      return json(200, { access_token, expires_in: 3_599, token_type: 'Bearer' })
    }
    if (request.url !== '/v1/projects/soup/messages:send') return json(404, { error: { code: 404 } })
    const known = request.headers.authorization === `Bearer ${this.grants.at(-1)}`
    if (!known) return json(401, { error: { code: 401, status: 'UNAUTHENTICATED' } })
    const { message } = JSON.parse(body) as { message: Sent }
    if (this.unregistered.has(message.token)) {
      const details = [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'UNREGISTERED' }]
      return json(404, { error: { code: 404, status: 'NOT_FOUND', details } })
    }
    this.sent.push(message)
    json(200, { name: `projects/soup/messages/${this.sent.length}` })
  }
}

describe.each(usualDatabases)('%s', (kind) => {
  let google: Google
  let server: TestServer
  let folder: string

  beforeEach(async () => {
    google = new Google()
    google.site = await startForeignSite((request, response) => void google.answer(request, response))
    folder = await mkdtemp(join(tmpdir(), 'potluck-firebase-'))
    const [account, app] = [join(folder, 'account.json'), join(folder, 'app.json')]
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' })
    await writeFile(
      account,
      JSON.stringify({
        project_id: 'soup',
        client_email: 'potluck@soup',
        private_key: key,
        token_uri: `${google.site.address}token`,
      }),
    )
    await writeFile(app, JSON.stringify(webApp))
    server = await startTestServer(
      kind,
      { REACHABLE_NETWORKS: foreignNetwork, FIREBASE_SERVICE_ACCOUNT: account, FIREBASE_WEB_APP: app },
      { push: { graceMs: 0, retryMs: 1, fcm: google.site.address } },
    )
  })

  afterEach(async () => {
    await server.close()
    google.site.close()
    await rm(folder, { recursive: true })
  })

  /** Waits until the queue is empty. */
  const sent = async () => {
    await server.services.push.settled()
    const waiting = () => server.database.db.selectFrom('pushNotices').select('id').execute()
    while ((await waiting()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  test('a message through FCM reveals its path and no name', async () => {
    const { anna, ben } = await server.circle()
    expect((await ben.api.call(getPush, {})).data.firebase).toEqual(webApp)
    await ben.api.call(addFcmToken, { body: { fcmToken: 'bens-phone', language: 'he' } })
    for (const body of ['The soup', 'of my aunt']) {
      await anna.api.call(sendMessage, { body: { to: ben.id, body } })
      await sent()
    }
    const path = `/messages/${anna.id}`
    const data = { kind: 'messages', topic: `messages:${anna.id}`, path, language: 'he' }
    expect(google.sent).toMatchObject([
      { token: 'bens-phone', data },
      { token: 'bens-phone', data },
    ])
    expect(JSON.stringify(google.sent)).not.toMatch(/Anna|soup|aunt/)
    expect(google.grants).toHaveLength(1)
    // The permission is taken back.
    google.grants.push('another')
    await anna.api.call(sendMessage, { body: { to: ben.id, body: 'And stew' } })
    await sent()
    expect(google.sent).toHaveLength(3)
  })

  test('a token that FCM rejects or the browser returns is deleted', async () => {
    const { anna, ben } = await server.circle()
    for (const fcmToken of ['phone', 'tablet', 'laptop']) await ben.api.call(addFcmToken, { body: { fcmToken } })
    google.unregistered.add('phone')
    await ben.api.call(removeFcmToken, { query: { fcmToken: 'tablet' }, body: {} })
    await expect(ben.api.call(removeFcmToken, { body: {} })).rejects.toMatchObject({ status: 400 })
    await anna.api.call(sendMessage, { body: { to: ben.id, body: 'Soup' } })
    await sent()
    expect(google.sent.map(({ token }) => token)).toEqual(['laptop'])
    expect(await server.database.db.selectFrom('pushDevices').select('address').execute()).toEqual([
      { address: 'laptop' },
    ])
  })
})

test('an incomplete project stops the start, and so does an invalid file, which is named without its content', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'potluck-firebase-')), 'account.json')
  await expect(startTestServer('sqlite', { FIREBASE_WEB_APP: file })).rejects.toThrow('both or not at all')
  await writeFile(file, JSON.stringify({ private_key: 'hush' }))
  const both = { FIREBASE_SERVICE_ACCOUNT: file, FIREBASE_WEB_APP: file }
  const complaint = await startTestServer('sqlite', both).catch(String)
  expect(complaint).toContain('lacks project_id, client_email, token_uri')
  expect(complaint).not.toContain('hush')
})
