import { startTestServer } from '../../../testing/test-server.ts'

test('data shared without a worker is not read, and the screen says that it did not arrive', async () => {
  const server = await startTestServer('sqlite')
  const body = new FormData()
  body.append('text', 'Soup')
  body.append('photos', new Blob([new Uint8Array(3_000_000)], { type: 'image/jpeg' }), 'soup.jpg')
  const answer = await fetch(new URL('share', server.address), { method: 'POST', body, redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, './#/add-recipe'])
  await server.close()
})
