import { createOutgoing } from '../../machinery/base/outgoing/outgoing.ts'
import { foreignNetwork, startForeignSite } from '../../testing/foreign-site.ts'
import { clipAddress } from './clip-page.ts'
import { describedVideo } from './video-more.ts'

/** A client for which every name is the site of this test. */
const outgoing = createOutgoing(
  () => true,
  (_name, _options, answer) => answer(null, [{ address: foreignNetwork, family: 4 }]),
)
let body = ''
const requests: string[] = []
let site: Awaited<ReturnType<typeof startForeignSite>>

beforeAll(async () => {
  site = await startForeignSite(({ url = '' }, answer) => {
    requests.push(url)
    if (url.startsWith('/oembed')) return answer.writeHead(200, { 'content-type': 'application/json' }).end(body)
    return answer.writeHead(429).end('<h1>Too many requests</h1>')
  })
})
afterAll(async () => {
  await outgoing.close()
  site.close()
})

const link = () => site.address.replace(foreignNetwork, 'www.youtube.com').concat('watch?v=abc')

test('a video whose page turns servers away is read from its description, and keeps its link', async () => {
  body = JSON.stringify({ title: 'Plum cake', author_name: 'Anna', thumbnail_url: 'https://i.example/a.jpg' })
  expect(await clipAddress({ outgoing, memberId: 'anna' }, link())).toMatchObject({
    outcome: 'no recipe',
    isVideo: true,
    title: 'Plum cake',
    source: 'Anna',
    url: link(),
    images: ['https://i.example/a.jpg'],
  })
  expect(requests).toEqual(['/watch?v=abc', `/oembed?url=${encodeURIComponent(link())}&format=json`])
})

test.each(['', 'null', '[]', '{"title":7}', '{"title":""}', `{"title":"${'a'.repeat(200_000)}"}`])(
  'a description that is none is not used, and the page is refused (%#)',
  async (answered) => {
    body = answered
    expect(await describedVideo(outgoing, link())).toBeNull()
    await expect(clipAddress({ outgoing, memberId: 'anna' }, link())).rejects.toMatchObject({ code: 'page-refuses' })
  },
)

test('a site without such a description is asked for none', async () => {
  requests.length = 0
  expect(await describedVideo(outgoing, 'https://www.instagram.com/p/abc/')).toBeNull()
  expect(await describedVideo(outgoing, 'https://kitchen.example/soup')).toBeNull()
  expect(requests).toEqual([])
})
