import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { clipLink, clipLinks, clipPage, clipPicture, findByLink } from '@potluck/api/clip'
import { ApiError } from '@potluck/api/errors'
import { addImageByLink } from '@potluck/api/images'
import { getImport, repeatImport, undoImport } from '@potluck/api/imports'
import { cancelJob } from '@potluck/api/jobs'
import { createRecipe, getRecipe, listRecipes } from '@potluck/api/recipes'
import sharp from 'sharp'
import { eachDatabase } from '../../testing/each-database.ts'
import { type ForeignSite, foreignNetwork, startForeignSite } from '../../testing/foreign-site.ts'
import { jobEnd } from '../../testing/job-end.ts'
import type { TestMember } from '../../testing/test-server.ts'

const recipeData = (name: string, image = '') =>
  JSON.stringify({
    '@type': 'Recipe',
    name,
    image,
    recipeYield: '4',
    recipeIngredient: ['3 plums', '1/2 cup oats'],
    recipeInstructions: ['Halve the plums.', 'Bake for 20 minutes.'],
  })

const page = (name: string, image?: string) =>
  `<!doctype html><meta charset="utf-8"><title>${name}</title><main><h1>${name}</h1><p>From our own oven.</p>
  <script type="application/ld+json">${recipeData(name, image)}</script></main>`

const wall = '<title>Just a moment...</title><h1>Checking your browser before you go on</h1>'
const consent =
  '<title>Kitchen</title><p>We value your privacy</p><button>Accept</button><p>We and our 120 partners store data.</p>'

const codeOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof ApiError ? error.data?.error.code : Promise.reject(error)),
  )

const environment = { REACHABLE_NETWORKS: foreignNetwork }

/** Videos: with a recipe below (`/video-soup`), spoken only, described elsewhere only, and with nothing but a title. */
function videoPage(path: string, site: string): string {
  const player = {
    captions: { playerCaptionsTracklistRenderer: { captionTracks: [{ baseUrl: `${site}talk.vtt` }] } },
    videoDetails: {
      videoId: path.slice(1),
      title: `The ${path.slice(7)}`,
      author: 'Anna',
      thumbnail: { thumbnails: [] },
      shortDescription: path === '/video-soup' ? 'Ingredients:\n2 beetroots\n1 l stock\nMethod:\nBoil it.' : 'Enjoy!',
    },
  }
  const script = `<script>var player = ${JSON.stringify(player)};var next = 1</script>`
  return `<!doctype html><title>Videos</title><meta property="og:type" content="video.other">
    <meta property="og:image" content="${site}plum.png">
    <link rel="alternate" type="application/json+oembed" href="/oembed?url=${path.slice(1)}">
    ${path === '/video-soup' || path === '/video-talk' ? script : '<meta property="og:title" content="Only a title">'}`
}

const talk = 'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nTake two eggs\n\n00:00:03.000 --> 00:00:05.000\nand flour.\n'
const describedVideo = { title: `Plum cake\nIngredients:\n500 g plums\n2 eggs\nMethod:\nBake it.`, author_name: 'Ben' }

/** A page with an embedded picture of this size and its recipe at the end. */
const heavyPage = (name: string, bytes: number) =>
  `<!doctype html><title>${name}</title><img src="data:image/png;base64,${'A'.repeat(bytes)}"><script type="application/ld+json">${recipeData(name)}</script>`

eachDatabase(
  'clip',
  (server) => {
    let site: ForeignSite
    let anna: TestMember
    const requests: string[] = []
    const slowPage = Promise.withResolvers<void>()
    /** Pages that answer; all other pages below `/late` answer 503. */
    const open = new Set<string>()

    beforeAll(async () => {
      const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'plum' } })
        .png()
        .toBuffer()
      site = await startForeignSite(({ url = '' }, answer) => {
        requests.push(url)
        const html = (status: number, body: string | Buffer) =>
          answer.writeHead(status, { 'content-type': 'text/html' }).end(body)
        if (url.startsWith('/crumble')) return html(200, page('Plum crumble', '/plum.png'))
        if (url === '/packed')
          return answer
            .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
            .end(gzipSync(page('Packed lunch')))
        if (url === '/plum.png') return answer.writeHead(200, { 'content-type': 'image/png' }).end(photo)
        if (url === '/heavy') return html(200, heavyPage('Heavy bread', 5_000_000))
        if (url.startsWith('/late')) return open.has(url) ? html(200, page(`Pie ${url}`)) : html(503, 'closed')
        if (url === '/slow') return void slowPage.promise.then(() => html(200, page('Slow pie')))
        if (url === '/shut') return html(403, '<h1>Forbidden</h1>')
        if (url === '/wall') return html(200, wall)
        if (url === '/consent') return html(200, consent)
        if (url.startsWith('/video')) return html(200, videoPage(url, site.address))
        if (url === '/talk.vtt') return answer.writeHead(200, { 'content-type': 'text/vtt' }).end(talk)
        if (url.startsWith('/oembed')) {
          const json = url.includes('video-silent') ? '<h1>none</h1>' : JSON.stringify(describedVideo)
          return answer.writeHead(200, { 'content-type': 'application/json' }).end(json)
        }
        if (url === '/about') return html(200, '<h1>About us</h1><p>We like to cook and write about it.</p>')
        if (url === '/scan.pdf') return answer.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7')
        return html(404, 'gone')
      })
      anna = await server.member('Anna')
    })

    afterAll(() => site.close())

    const clipAt = async (path: string) => (await anna.api.call(clipLink, { query: { url: site.address + path } })).data

    test('a link returns the recipe of its page, the origin of each field and the lines of the page', async () => {
      const clipped = await clipAt('crumble?utm_source=letter&size=2#steps')
      expect(clipped).toMatchObject({
        outcome: 'recipe',
        title: 'Plum crumble',
        yield: '4',
        ingredients: '3 plums\n1/2 cup oats',
        instructions: 'Halve the plums.\nBake for 20 minutes.',
        url: `${site.address}crumble?size=2`,
        imageURL: `${site.address}plum.png`,
        origins: { ingredients: { source: 'json-ld', certainty: 'sure' } },
        lines: ['Plum crumble', 'From our own oven.'],
      })
      expect(requests.at(-1)).toBe('/crumble?size=2')
    })

    test('the text below a video is read as a recipe, without further requests', async () => {
      requests.length = 0
      expect(await clipAt('video-soup')).toMatchObject({
        outcome: 'recipe',
        isVideo: true,
        title: 'The soup',
        instructions: 'Boil it.',
        ingredients: '2 beetroots\n1 l stock',
        imageURL: `${site.address}plum.png`,
        origins: { ingredients: { source: 'video', certainty: 'likely' } },
      })
      expect(requests).toEqual(['/video-soup'])
    })

    test('a video without a written recipe gives title, picture and the lines that are spoken', async () => {
      expect(await clipAt('video-talk')).toMatchObject({
        outcome: 'no recipe',
        isVideo: true,
        title: 'The talk',
        ingredients: '',
        instructions: '',
        imageURL: `${site.address}plum.png`,
        lines: ['The talk', 'Enjoy!', 'Take two eggs and flour.'],
      })
    })

    test('a video whose page shows only a title is read from the description that the page names', async () => {
      expect(await clipAt('video-cake')).toMatchObject({
        outcome: 'recipe',
        title: 'Only a title',
        ingredients: '500 g plums\n2 eggs',
        instructions: 'Bake it.',
      })
      expect(await clipAt('video-silent')).toMatchObject({ outcome: 'no recipe', isVideo: true, title: 'Only a title' })
    })

    test('a gzipped page is read', async () => {
      expect(await clipAt('packed')).toMatchObject({ title: 'Packed lunch' })
    })

    test('a page of 5 MB is read, and a page of more than 10 MB is refused with 413', async () => {
      expect(await clipAt('heavy')).toMatchObject({ title: 'Heavy bread' })
      const send = (bytes: number) => anna.api.call(clipPage, { body: { html: heavyPage('Sent bread', bytes) } })
      expect((await send(5_000_000)).data).toMatchObject({ title: 'Sent bread' })
      await expect(send(10_000_000)).rejects.toMatchObject({ status: 413 })
    })

    test('clip fetches no picture of a page until the cook adds it by its link', async () => {
      requests.length = 0
      const { imageURL } = await clipAt('crumble')
      expect(requests).toEqual(['/crumble'])
      const { data: image } = await anna.api.call(addImageByLink, { body: { url: imageURL } })
      const { data: recipe } = await anna.api.call(createRecipe, { body: { title: 'Mine', imageIds: [image.id] } })
      expect(recipe.images.map(({ id }) => id)).toEqual([image.id])
      expect(await codeOf(anna.api.call(addImageByLink, { body: { url: `${site.address}crumble` } }))).toBe(
        'not-a-picture',
      )
    })

    test('a picture preview is a small square that is not stored', async () => {
      const countImages = async () => (await server.database.db.selectFrom('images').select('id').execute()).length
      const before = await countImages()
      const { imageURL } = await clipAt('crumble')
      const { data: preview } = await anna.api.call(clipPicture, { query: { url: imageURL } })
      expect(await sharp(await preview.arrayBuffer()).metadata()).toMatchObject({
        format: 'webp',
        width: 400,
        height: 400,
      })
      expect(await countImages()).toBe(before)
    })

    test('a picture preview of something else or of a missing file is refused', async () => {
      const codeAt = (path: string) => codeOf(anna.api.call(clipPicture, { query: { url: site.address + path } }))
      expect(await codeAt('crumble')).toBe('not-a-picture')
      expect(await codeAt('gone.png')).toBe('page-away')
    })

    test.each([
      ['shut', 'page-refuses'],
      ['wall', 'page-refuses'],
      ['consent', 'page-asks-consent'],
      ['gone', 'page-away'],
      ['scan.pdf', 'page-unreadable'],
    ])('the page "%s" is refused as %s', async (path, code) => {
      expect(await codeOf(clipAt(path))).toBe(code)
    })

    test('a page about something else has the outcome "no recipe" and is not taken for a wall', async () => {
      expect(await clipAt('about')).toMatchObject({ outcome: 'no recipe', ingredients: '' })
    })

    test('clip reads HTML, JSON-LD and plain text that the client sends', async () => {
      const read = async (body: { html?: string; text?: string; url?: string }) =>
        (await anna.api.call(clipPage, { body })).data
      const url = 'https://kitchen.example/soup'
      expect(await read({ html: page('Soup'), url })).toMatchObject({ title: 'Soup', format: 'html', url })
      expect(await read({ text: recipeData('Stew') })).toMatchObject({ title: 'Stew', format: 'json-ld' })
      expect(await read({ text: 'Toast\n2 slices bread\n10 g butter\nToast the bread and butter it.' })).toMatchObject({
        title: 'Toast',
        format: 'text',
        ingredients: '2 slices bread\n10 g butter',
      })
      expect(await read({ url: `${site.address}crumble` })).toMatchObject({ title: 'Plum crumble' })
    })

    test.each([{}, { html: 'a', text: 'b' }, { html: '' }, { url: '' }, { url: 'x', more: 1 }])(
      'clip refuses %j as invalid',
      async (body) => {
        expect(await codeOf(anna.api.call(clipPage, { body }))).toBe('invalid')
      },
    )

    test('findByLink finds the recipes of the own book by any spelling of their link', async () => {
      const ben = await server.member('Ben')
      const url = 'https://www.kitchen.example/pie/'
      const { id } = (await anna.api.call(createRecipe, { body: { title: 'Pie', url } })).data
      const otherSpelling = 'http://kitchen.example/pie?utm_campaign=autumn#comments'
      expect((await anna.api.call(findByLink, { query: { url: otherSpelling } })).data).toEqual([{ id, title: 'Pie' }])
      expect((await ben.api.call(findByLink, { query: { url: otherSpelling } })).data).toEqual([])
      expect((await anna.api.call(findByLink, { query: { url: 'https://kitchen.example/pies' } })).data).toEqual([])
    })

    test('several links are a job with a result for each link, in their order', async () => {
      const carl = await server.member('Carl')
      const urls = ['crumble', 'shut', 'about', 'gone', 'packed', 'crumble?utm_source=again', 'scan.pdf'].map(
        (path) => site.address + path,
      )
      const started = async () => (await carl.api.call(clipLinks, { body: { urls } })).data.jobId
      const ended = await jobEnd(carl, await started())
      expect(
        ended.results.map(({ name, outcome, notes }) => [name, outcome, ...notes.map(({ code }) => code)]),
      ).toEqual([
        ['Plum crumble', 'done'],
        [urls[1], 'failed', 'page-refuses'],
        [urls[2], 'failed', 'no-recipe'],
        [urls[3], 'failed', 'page-away'],
        ['Packed lunch', 'done'],
        ['Plum crumble', 'skipped'],
        [urls[6], 'failed', 'no-recipe'],
      ])
      const { data: crumble } = await carl.api.call(getRecipe, { params: { id: ended.results[0]?.refers?.id ?? '' } })
      expect(crumble).toMatchObject({ ingredients: '3 plums\n1/2 cup oats', url: `${site.address}crumble` })
      expect(crumble.images).toHaveLength(1)
      const again = await jobEnd(carl, await started())
      expect(again.outcomes).toEqual({ done: 0, noted: 0, skipped: 3, failed: 4 })
    })

    test('a job keeps a video without a recipe, with its picture, and says so', async () => {
      const emil = await server.member('Emil')
      const { jobId } = (await emil.api.call(clipLinks, { body: { urls: [`${site.address}video-silent`] } })).data
      const [result] = (await jobEnd(emil, jobId)).results
      expect(result).toMatchObject({ name: 'Only a title', outcome: 'noted', notes: [{ code: 'only-video' }] })
      const { data: kept } = await emil.api.call(getRecipe, { params: { id: result?.refers?.id ?? '' } })
      expect(kept).toMatchObject({ url: `${site.address}video-silent`, images: [expect.anything()], ingredients: '' })
    })

    test('failed links alone are retried, any number of times, and each retry can be undone separately', async () => {
      const dora = await server.member('Dora')
      const urls = ['crumble', 'late', 'gone', 'later'].map((path) => site.address + path)
      const { jobId } = (await dora.api.call(clipLinks, { body: { urls } })).data
      expect((await jobEnd(dora, jobId)).outcomes).toMatchObject({ done: 1, failed: 3 })
      const again = async (id: string) =>
        jobEnd(dora, (await dora.api.call(repeatImport, { params: { id } })).data.jobId)
      open.add('/late')
      requests.length = 0
      const second = await again(jobId)
      expect(second.results.map(({ name, outcome }) => [name, outcome])).toEqual([
        ['Pie /late', 'done'],
        [urls[2], 'failed'],
        [urls[3], 'failed'],
      ])
      expect(requests).not.toContain('/crumble')
      open.add('/later')
      requests.length = 0
      const third = await again(second.id)
      expect(third.outcomes).toMatchObject({ done: 1, failed: 1 })
      expect(requests.toSorted()).toEqual(['/gone', '/later'])
      // Its links belong to the second job now.
      await expect(again(jobId)).rejects.toMatchObject({ data: { error: { code: 'changed' } } })
      await jobEnd(dora, (await dora.api.call(undoImport, { params: { id: third.id } })).data.jobId)
      const titles = (await dora.api.call(listRecipes, { query: {} })).data.data.map(({ title }) => title)
      expect(titles.toSorted()).toEqual(['Pie /late', 'Plum crumble'])
    })

    test('a cancelled job of links can be continued and skips the recipes that it imported before', async () => {
      const eva = await server.member('Eva')
      const urls = ['packed', 'slow'].map((path) => site.address + path)
      const { jobId } = (await eva.api.call(clipLinks, { body: { urls } })).data
      const titles = async () =>
        (await eva.api.call(listRecipes, { query: {} })).data.data.map(({ title }) => title).toSorted()
      while ((await titles()).length === 0 || !requests.includes('/slow')) await pause(20)
      await eva.api.call(cancelJob, { params: { id: jobId } })
      slowPage.resolve()
      expect(await jobEnd(eva, jobId)).toMatchObject({ status: 'cancelled' })
      const hasLinks = async () => (await eva.api.call(getImport, { params: { id: jobId } })).data.hasFile
      while (!(await hasLinks())) await pause(20)
      const { data: rest } = await eva.api.call(repeatImport, { params: { id: jobId } })
      expect((await jobEnd(eva, rest.jobId)).outcomes).toMatchObject({ skipped: 1, done: 1 })
      expect(await titles()).toEqual(['Packed lunch', 'Slow pie'])
    })
  },
  { environment },
)
