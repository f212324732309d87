import { createServer } from 'node:http'
import { createOutgoing } from '../../machinery/base/outgoing/outgoing.ts'
import { webPictures } from './web-pictures.ts'

/** A site on an address of this machine that counts as public. */
async function site(answers: (path: string) => boolean) {
  const requests: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    requests.push(url)
    answer.writeHead(answers(url) ? 200 : 404, { 'content-type': 'image/png' }).end('picture')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const outgoing = createOutgoing((host) => host === '127.0.0.2')
  return {
    requests,
    fetch: webPictures(outgoing, AbortSignal.timeout(30_000)),
    at: (path: string) => `http://127.0.0.2:${port}/${path}`,
    async close() {
      await outgoing.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

test('webPictures asks a site for no more pictures after ten failures in a row', async () => {
  const { requests, fetch, at, close } = await site(() => false)
  for (let n = 0; n < 15; n++) expect(await fetch(at(`${n}`))).toBeNull()
  expect(requests).toHaveLength(10)
  await close()
})

test('webPictures fetches further pictures after single failures', async () => {
  const { requests, fetch, at, close } = await site((path) => path.endsWith('0'))
  for (let n = 0; n < 40; n++) await fetch(at(`${n}`))
  expect(requests).toHaveLength(40)
  await close()
})
