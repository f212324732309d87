import { createTicket } from '@potluck/api/tickets'
import { aRecipe } from '../../testing/access-world.ts'
import { childrenRunning } from '../../testing/children-running.ts'
import { startTestServer } from '../../testing/test-server.ts'

test('a book whose process the system killed is asked for again', async () => {
  const server = await startTestServer('sqlite')
  const anna = await server.member('Anna')
  await aRecipe(anna)
  const { ticket } = (await anna.api.call(createTicket, { body: { purpose: 'export' } })).data
  const download = fetch(`${server.address}api/data/export/pdf?token=${encodeURIComponent(ticket)}`)
  for (let killed = false; !killed; ) {
    for (const pid of await childrenRunning('book-process')) killed = process.kill(pid, 'SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const answer = await download
  expect([answer.status, await answer.json()]).toMatchObject([503, { error: { code: 'no-memory' } }])
  await server.close()
}, 30_000)
