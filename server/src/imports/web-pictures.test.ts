import { createServer } from 'node:http'
import { createOutgoing } from '../machinery/outgoing/outgoing.ts'
import { webPictures } from './web-pictures.ts'

/** A site on this machine, for which one of its addresses stands for the public internet. */
async function site(answers: (path: string) => boolean) {
  const asked: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url)
    answer.writeHead(answers(url) ? 200 : 404, { 'content-type': 'image/png' }).end('picture')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const outgoing = createOutgoing((host) => host === '127.0.0.2')
  return {
    asked,
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
  const { asked, fetch, at, close } = await site(() => false)
  for (let n = 0; n < 15; n++) expect(await fetch(at(`${n}`))).toBeNull()
  expect(asked).toHaveLength(10)
  await close()
})

test('webPictures fetches further pictures after single failures', async () => {
  const { asked, fetch, at, close } = await site((path) => path.endsWith('0'))
  for (let n = 0; n < 40; n++) await fetch(at(`${n}`))
  expect(asked).toHaveLength(40)
  await close()
})
