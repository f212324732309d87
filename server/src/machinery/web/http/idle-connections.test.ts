import { once } from 'node:events'
import { connect } from 'node:net'
import WebSocket from 'ws'
import { startTestServer } from '../../../testing/test-server.ts'

test('an idle connection is closed, but a live one stays', async () => {
  const server = await startTestServer('sqlite', {}, { idleTimeout: 300 })
  const anna = await server.member('Anna')
  const live = new WebSocket(`${server.address.replace('http', 'ws')}grip/ws?token=${anna.token}`)
  await new Promise((resolve) => live.once('open', resolve))
  const half = connect(Number(new URL(server.address).port), '127.0.0.1')
  half.write(
    'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  )
  await new Promise((resolve) => half.once('close', resolve))
  // It was idle for longer than the one that was closed.
  const answered = once(live, 'pong')
  live.ping()
  await answered
  live.terminate()
  await server.close()
})
