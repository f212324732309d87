import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchMissingPictures, previewImport, startImport } from '@potluck/api/imports'
import sharp from 'sharp'
import { type ForeignSite, foreignNetwork, startForeignSite } from '../../testing/foreign-site.ts'
import { type EndedJob, jobEnd } from '../../testing/job-end.ts'
import { startTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts'
import { zip } from '../../testing/zip.ts'

const xml = (text: string) => text.replace(/[<&>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Formats with addresses of pictures, each with a recipe for each address. */
const formats: Readonly<Record<string, (addresses: readonly string[]) => string>> = {
  'JSON-LD': (addresses) => JSON.stringify(addresses.map((image, n) => ({ '@type': 'Recipe', name: `${n}`, image }))),
  'a table': (addresses) =>
    ['title,ingredients,photo', ...addresses.map((address, n) => `Dish ${n},salt,"${address}"`)].join('\n'),
  'XML of RecipeSage': (addresses) =>
    `<data>${addresses.map((address, n) => `<recipe><title>${n}</title><images><image><location>${xml(address)}</location></image></images></recipe>`).join('')}</data>`,
}

describe('an import with hostile pictures', () => {
  let server: TestServer
  let inside: Server
  let site: ForeignSite
  /** The member of the last import. */
  let anna: TestMember
  const requests: string[] = []

  beforeAll(async () => {
    server = await startTestServer('sqlite', { REACHABLE_NETWORKS: foreignNetwork })
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    inside = createServer(({ url = '' }, answer) => {
      requests.push(url)
      answer.writeHead(200, { 'content-type': 'image/png' }).end(photo)
    })
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    site = await startForeignSite(({ url = '' }, answer) => {
      if (url === '/leads-inside') answer.writeHead(302, { location: `http://127.0.0.1:${port()}/led` }).end()
      else if (url === '/page') answer.writeHead(200, { 'content-type': 'image/png' }).end('<script>alert(1)</script>')
      else if (url === '/good') answer.writeHead(200, { 'content-type': 'image/png' }).end(photo)
      else answer.writeHead(404).end()
    })
  })

  afterAll(async () => {
    site.close()
    inside.close()
    await server.close()
  })

  const port = () => (inside.address() as AddressInfo).port

  async function bring(bytes: Buffer | string, name: string): Promise<EndedJob> {
    anna = await server.member('Anna')
    const file = new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)
    const look = (await anna.api.call(previewImport, { file, query: {} })).data.jobId
    await jobEnd(anna, look)
    const { data } = await anna.api.call(startImport, { params: { id: look }, body: {} })
    return jobEnd(anna, data.jobId)
  }

  const codes = ({ results }: EndedJob) => results.map(({ notes }) => notes.map(({ code }) => code).join())

  test.each(Object.entries(formats))(
    'of %s fetches no internal address and imports each recipe without its picture',
    async (_, make) => {
      const addresses = [
        ...[
          '127.0.0.1',
          'localhost',
          'localhost.',
          '[::ffff:127.0.0.1]',
          '2130706433',
          '0x7f.1',
          '0177.0.0.1',
          '127。0。0。1',
        ].map((host) => `http://${host}:${port()}/inside`),
        `http://anna:secret@127.0.0.1:${port()}/inside`,
        'http://169.254.169.254/latest/meta-data/',
        `${site.address}leads-inside`,
        `${site.address}page`,
      ]
      requests.length = 0
      const job = await bring(make([...addresses, `${site.address}good`]), 'book')
      expect(job).toMatchObject({ status: 'done', failed: 0, done: addresses.length + 1 })
      const page = `${site.address}page`
      expect(codes(job)).toEqual([
        ...addresses.map((address) => (address === page ? 'pictures-unreadable' : 'pictures-away')),
        '',
      ])
      // A second request does not help either.
      const again = (await anna.api.call(fetchMissingPictures, { params: { id: job.id } })).data.jobId
      expect(await jobEnd(anna, again)).toMatchObject({ status: 'done', failed: addresses.length - 1 })
      expect(requests).toEqual([])
    },
  )

  test('imports each recipe without a picture file that is damaged, huge or no photo', async () => {
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    const huge = Buffer.from(photo)
    // The size in its frame, with more pixels than any camera makes.
    huge.writeUInt16BE(60_000, huge.indexOf(Buffer.from([0xff, 0xc0])) + 5)
    huge.writeUInt16BE(60_000, huge.indexOf(Buffer.from([0xff, 0xc0])) + 7)
    const files: Readonly<Record<string, Buffer>> = {
      'drawn.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'page.jpg': Buffer.from('<html><script>alert(1)</script></html>'),
      'cut.jpg': photo.subarray(0, 300),
      'huge.jpg': huge,
      'empty.jpg': Buffer.alloc(0),
      'good.jpg': photo,
    }
    const recipes = Object.keys(files).map((image) => ({ '@type': 'Recipe', name: image, image }))
    const job = await bring(
      zip([
        { name: 'recipes.json', bytes: Buffer.from(JSON.stringify(recipes)) },
        ...Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
      ]),
      'book.zip',
    )
    expect(job).toMatchObject({ status: 'done', failed: 0, done: recipes.length })
    expect(codes(job)).toEqual([...recipes.slice(1).map(() => 'pictures-unreadable'), ''])
  })
})
