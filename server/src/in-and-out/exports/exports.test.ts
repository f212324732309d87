import { setTimeout as pause } from 'node:timers/promises'
import { createApiToken } from '@potluck/api/api-tokens'
import { exportData, exportFormat, exportSelected, maxExported } from '@potluck/api/data'
import { directImports } from '@potluck/api/direct-imports'
import { uploadImage } from '@potluck/api/images'
import { getJob } from '@potluck/api/jobs'
import { createKitchen, noteForOneself } from '@potluck/api/kitchens'
import { listLabels } from '@potluck/api/labels'
import { sendMessage } from '@potluck/api/messages'
import { createRecipe, getRecipe, listRecipes, type Recipe, type RecipeDraft, rateRecipe } from '@potluck/api/recipes'
import type { Scope } from '@potluck/api/scopes'
import { logout } from '@potluck/api/sessions'
import { createTicket } from '@potluck/api/tickets'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { aKitchen, joins } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { jobEnd } from '../../testing/job-end.ts'
import type { TestMember } from '../../testing/test-server.ts'

const [, { endpoint: importJsonLd }] = directImports

const drafts: readonly RecipeDraft[] = [
  { title: 'Bare' },
  {
    title: 'Lentil soup',
    description: 'For cold days.\n\nTwo paragraphs.',
    yield: '4 bowls',
    activeTime: '10 minutes',
    totalTime: 'about an hour',
    source: 'Grandmother',
    url: 'https://example.com/soup',
    author: 'Grandmother',
    nutrition: '350 kcal\n12 g protein',
    notes: 'Keeps well.\n- freezes\n  too',
    ingredients: '[Soup]\n2 cups lentils\n\n1 l stock\n[To serve]\nbread',
    instructions: '1. Boil.\n[Finish]\n2) Serve <b>hot</b> &amp; "quick".',
    rating: 4,
    labels: ['soup', 'winter | warm', 'a;b'],
  },
  { title: '  «Борщ» 🥣 \u202E', ingredients: 'буряк', instructions: '[Only a header]', url: 'javascript:alert(1)' },
]

bothDatabases('exports', (server, kind) => {
  let anna: TestMember

  beforeAll(async () => {
    anna = await server.member('Anna')
    const bytes = await sharp({ create: { width: 90, height: 50, channels: 3, background: 'olive' } })
      .png()
      .toBuffer()
    const { data: image } = await anna.api.call(uploadImage, { file: new Blob([new Uint8Array(bytes)]) })
    for (const draft of drafts)
      await anna.api.call(createRecipe, { body: { ...draft, imageIds: draft.rating ? [image.id] : [] } })
  })

  async function download(member: TestMember, what: string): Promise<Response> {
    const { data } = await member.api.call(createTicket, { body: { purpose: 'export' } })
    const sign = what.includes('?') ? '&' : '?'
    return fetch(`${server.address}api/data/export/${what}${sign}download=true&token=${data.ticket}`)
  }

  test('a selection of any size is exported in its order, without recipes of other members', async () => {
    const ben = await server.member('Ben')
    const toasts = Array.from({ length: 230 }, (_, n) => ({ '@type': 'Recipe', name: `Toast ${n}` }))
    const file = new Blob([JSON.stringify(toasts)])
    const { results } = await jobEnd(ben, (await ben.api.call(importJsonLd, { file })).data.jobId)
    const ids = results.map(({ refers }) => refers?.id ?? '')
    const order = ids.toReversed()
    const send = (recipeIds: string[]) =>
      ben.api.call(exportSelected, { params: { format: 'txt' }, body: { recipeIds } })
    const text = await (await send(order)).data.text()
    expect(Array.from(text.matchAll(/Toast (\d+)/g), ([, n]) => Number(n)).slice(0, 3)).toEqual([229, 228, 227])
    expect(new Set(text.match(/Toast \d+/g)).size).toBe(230)
    const [theirs] = (await anna.api.call(listRecipes, { query: {} })).data.data
    await expect(send([...order, theirs?.id ?? ''])).rejects.toMatchObject({ status: 404 })
    const unknown = Array.from({ length: maxExported }, () => uuid())
    await expect(send(unknown)).rejects.toMatchObject({ status: 404 })
    await expect(send([...unknown, ids[0] ?? ''])).rejects.toMatchObject({ status: 400 })
  })

  test('the book of a kitchen is exported by who reads it, with their own rating and without what is personal to others', async () => {
    const [owner, reader, stranger] = [
      await server.member('Kim'),
      await server.member('Gil'),
      await server.member('Sue'),
    ]
    const kitchen = await aKitchen(owner)
    await joins(owner, kitchen, reader, 'reader')
    const query = { kitchen }
    const { data: pie } = await owner.api.call(createRecipe, { query, body: { title: 'Pie', rating: 5 } })
    await owner.api.call(createRecipe, { query, body: { title: 'Soup', labels: ['Hot'] } })
    await owner.api.call(noteForOneself, { params: { id: pie.id }, query, body: { note: 'secret' } })
    await reader.api.call(rateRecipe, { params: { id: pie.id }, query, body: { rating: 2 } })
    const text = await (await download(reader, `json-ld?kitchen=${kitchen}`)).text()
    const found = z.array(z.object({ name: z.string() })).parse(JSON.parse(text))
    expect(found.map(({ name }) => name)).toEqual(['Pie', 'Soup'])
    expect(text).toContain('"ratingValue":2')
    expect(text).not.toMatch(/"ratingValue":5|secret/)
    const [label] = (await reader.api.call(listLabels, { query })).data
    const ofLabel = await (await download(reader, `txt?kitchen=${kitchen}&labelId=${label?.id}`)).text()
    expect([ofLabel.includes('Soup'), ofLabel.includes('Pie')]).toEqual([true, false])
    // Files are the same whatever the database.
    for (const format of kind === 'sqlite' ? exportFormat.options : []) {
      expect([format, (await download(reader, `${format}?kitchen=${kitchen}`)).status]).toEqual([format, 200])
    }
    expect((await download(stranger, `txt?kitchen=${kitchen}`)).status).toBe(404)
  })

  async function exportOf(member: TestMember): Promise<string> {
    const answer = await download(member, 'json-ld')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="potluck-.*\.json"$/)
    return answer.text()
  }

  async function bring(member: TestMember, json: string): Promise<void> {
    const { jobId } = (await member.api.call(importJsonLd, { file: new Blob([json]) })).data
    while ((await member.api.call(getJob, { params: { id: jobId } })).data.status !== 'done') await pause(20)
  }

  async function bookOf(member: TestMember): Promise<Recipe[]> {
    const { data } = (await member.api.call(listRecipes, { query: {} })).data
    return Promise.all(data.map(async ({ id }) => (await member.api.call(getRecipe, { params: { id } })).data))
  }

  const withoutIds = ({ id: _id, images, image: _image, updatedAt: _at, labels, ...rest }: Recipe) => ({
    ...rest,
    labels: labels.map(({ title }) => title),
    images: images.length,
  })

  test('an export is imported again without changes', async () => {
    const bela = await server.member('Bela')
    const json = await exportOf(anna)
    await bring(bela, json)
    expect((await bookOf(bela)).map(withoutIds)).toEqual((await bookOf(anna)).map(withoutIds))
    const again = await exportOf(bela)
    const recipesIn = (text: string) =>
      text
        .replace(/"(?:identifier|dateModified)":"[^"]*",?/g, '')
        .split(/,?\n/)
        .sort()
    expect(recipesIn(again)).toEqual(recipesIn(json))
  })

  // Files are the same whatever the database.
  test.each(kind === 'sqlite' ? (['markdown', 'paprika', 'mealie', 'cooklang'] as const) : (['mealie'] as const))(
    'an export as %s is imported again without changes, and other programs find its fields',
    async (format) => {
      const bela = await server.member('Bela')
      const file = await (await download(anna, `${format}?language=uk-ua`)).blob()
      const { jobId } = (await bela.api.call(importJsonLd, { file })).data
      await jobEnd(bela, jobId)
      expect((await bookOf(bela)).map(withoutIds)).toEqual((await bookOf(anna)).map(withoutIds))
      // In the book that it came from, all of it is known.
      const { results } = await jobEnd(anna, (await anna.api.call(importJsonLd, { file })).data.jobId)
      expect(results.map(({ outcome }) => outcome)).toEqual(drafts.map(() => 'skipped'))
    },
  )

  test('a recipe of the inbox is imported into the inbox of another account', async () => {
    const [sender, ben, ida] = [await server.member('Eva'), await server.member('Ben'), await server.member('Ida')]
    await sender.befriends(ben)
    const { id } = (await sender.api.call(createRecipe, { body: { title: 'Sent' } })).data
    await sender.api.call(sendMessage, { body: { to: ben.id, body: '', recipeId: id } })
    await ben.api.call(createRecipe, { body: { title: 'Own' } })
    await bring(ida, await exportOf(ben))
    const titles = async (folder: 'main' | 'inbox') =>
      (await ida.api.call(listRecipes, { query: { folder } })).data.data.map(({ title }) => title)
    expect([await titles('main'), await titles('inbox')]).toEqual([['Own'], ['Sent']])
  })

  test('a JSON-LD export has the properties of schema.org', async () => {
    const recipes: unknown = JSON.parse(await exportOf(anna))
    expect(recipes).toContainEqual(
      expect.objectContaining({
        '@type': 'Recipe',
        name: 'Lentil soup',
        prepTime: 'PT10M',
        recipeYield: '4 bowls',
        author: { '@type': 'Person', name: 'Grandmother' },
        nutrition: { '@type': 'NutritionInformation', calories: '350 kcal', proteinContent: '12 g' },
        recipeCategory: ['a;b', 'soup', 'winter | warm'],
        recipeIngredient: ['[Soup]', '2 cups lentils', '1 l stock', '[To serve]', 'bread'],
        recipeInstructions: [
          { '@type': 'HowToStep', text: '1. Boil.' },
          {
            '@type': 'HowToSection',
            name: 'Finish',
            itemListElement: [{ '@type': 'HowToStep', text: '2) Serve <b>hot</b> &amp; "quick".' }],
          },
        ],
        aggregateRating: expect.objectContaining({ ratingValue: 4 }),
        image: [expect.stringMatching(/^data:image\/webp;base64,/)],
      }),
    )
  })

  test('a recipe that states no nutrition is exported with what was worked out, marked so, and comes back without it', async () => {
    const [ada, eve] = [await server.member('Ada'), await server.member('Eve')]
    const body = { title: 'Candy', yield: '4 servings', ingredients: '400 g sugar' }
    await ada.api.call(createRecipe, { body })
    const text = await exportOf(ada)
    const [first]: { nutrition: unknown }[] = JSON.parse(text)
    expect(first?.nutrition).toMatchObject({
      '@type': 'NutritionInformation',
      calories: '387 kcal',
      description: 'Worked out by Potluck from the ingredients',
    })
    await bring(eve, text)
    const { data } = (await eve.api.call(listRecipes, { query: {} })).data
    const back = (await eve.api.call(getRecipe, { params: { id: data[0]?.id ?? '' } })).data
    expect([back.title, back.nutrition]).toEqual(['Candy', ''])
  })

  test('an XML export has the fields of RecipeSage and no characters that XML forbids', async () => {
    const gus = await server.member('Gus')
    const facts = { author: 'Anna', nutrition: '350 kcal' }
    const draft = { title: 'A & <B>\u0001', notes: 'one\r\ntwo', rating: 3, labels: ['x', 'y'], ...facts }
    const { id } = (await gus.api.call(createRecipe, { body: draft })).data
    const answer = await download(gus, 'xml')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const { createdAt } = (await gus.api.call(getRecipe, { params: { id } })).data
    const empty = (...names: string[]) => names.map((name) => `<${name}></${name}>`).join('')
    expect(await answer.text()).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>\n<data>\n<recipe><id>${id}</id><title>A &amp; &lt;B&gt;</title>` +
        empty('description', 'yield', 'activeTime', 'totalTime', 'source', 'url') +
        `<notes>one&#13;\ntwo</notes>${empty('ingredients', 'instructions')}<rating>3</rating><folder>main</folder>` +
        `<createdAt>${createdAt}</createdAt><updatedAt>${createdAt}</updatedAt>` +
        `<author>Anna</author><nutrition>350 kcal</nutrition><userId>${gus.id}</userId>` +
        '<labels><title>x</title></labels><labels><title>y</title></labels></recipe>\n</data>\n',
    )
  })

  test('an XML export has the name of the sender of a recipe and not their e-mail', async () => {
    const [sender, hal] = [await server.member('Eve'), await server.member('Hal')]
    await sender.befriends(hal)
    const { id } = (await sender.api.call(createRecipe, { body: { title: 'Sent' } })).data
    await sender.api.call(sendMessage, { body: { to: hal.id, body: '', recipeId: id } })
    const xml = await (await download(hal, 'xml')).text()
    expect(xml).toContain('<folder>inbox</folder>')
    expect(xml).toContain('<fromUser><name>Eve</name><handle></handle></fromUser>')
    expect(xml).not.toContain(sender.email)
  })

  test('a text export begins with its heading and has a line for each field', async () => {
    const text = await (await download(anna, 'txt')).text()
    expect(text.startsWith('==== Recipes ====\r\n\r\nid: ')).toBe(true)
    expect(text).toContain(
      '\r\ntitle: Lentil soup\r\ndescription: For cold days.\r\n\r\nTwo paragraphs.\r\nyield: 4 bowls\r\n',
    )
    expect(text).toContain('\r\nlabels: a;b, soup, winter | warm\r\nimages: ')
    expect(text).not.toMatch(/[^\r]\n/)
  })

  test('an export has no pictures when the query excludes them', async () => {
    expect(await (await download(anna, 'json-ld?images=false')).text()).not.toContain('data:image')
    expect(await (await download(anna, 'xml?images=true')).text()).toContain('<location>data:image/webp;base64,')
  })

  test('a PDF export has a table of contents and a page for each recipe', async () => {
    const answer = await download(anna, 'pdf?language=he')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    const [, count, first] = /\/Count (\d+)\s*\/Kids \[(\d+) 0 R|$/.exec(pdf) ?? []
    expect(Number(count)).toBe(1 + drafts.length)
    // The contents alone lead to other pages.
    expect(pdf).toMatch(new RegExp(`\\n${first} 0 obj\\n[^]*?/Annots \\[`))
    expect(pdf.match(/\/Subtype \/Link/g)).toHaveLength(drafts.length + 1)
    expect(pdf).toContain('/Subtype /Image')
  })

  test('an export has the recipes of the given ids or label, and none of other members', async () => {
    const ivo = await server.member('Ivo')
    const idOf = async (title: string, labels: string[]) =>
      (await ivo.api.call(createRecipe, { body: { title, labels } })).data.id
    const [apple, bread] = [await idOf('Apple', ['sweet']), await idOf('Bread', [])]
    await idOf('Cake', ['sweet'])
    const [label] = (await ivo.api.call(listLabels, { query: {} })).data
    const titles = async (what: string) => {
      const answer = await download(ivo, `txt?${what}`)
      const found = (await answer.text()).matchAll(/^title: (.*)\r$/gm)
      return [answer.status, ...Array.from(found, ([, title]) => title)]
    }
    expect(await titles(`recipeIds=${bread},${apple}`)).toEqual([200, 'Bread', 'Apple'])
    expect(await titles(`labelId=${label?.id}`)).toEqual([200, 'Apple', 'Cake'])
    const [foreign] = (await anna.api.call(listRecipes, { query: {} })).data.data
    expect(await titles(`recipeIds=${apple},${foreign?.id}`)).toEqual([404])
    const [foreignLabel] = (await anna.api.call(listLabels, { query: {} })).data
    expect(await titles(`labelId=${foreignLabel?.id}`)).toEqual([404])
    expect(await titles('recipeIds=')).toEqual([400])
    expect(await titles('recipeIds=x')).toEqual([400])
  })

  test('an export of an empty book is an empty list', async () => {
    expect(JSON.parse(await exportOf(await server.member('Cleo')))).toEqual([])
  })

  test('a program exports with the token of its session in the header; an API token opens no whole book', async () => {
    const rita = await server.member('Rita')
    await rita.api.call(createRecipe, { body: { title: 'Pie' } })
    const make = async (scopes: Scope[]) =>
      (
        await rita.api.call(createApiToken, {
          body: { name: 'script', scopes, days: null, currentPassword: 'correct horse' },
        })
      ).data.secret
    const ask = (token: string, what = 'txt') =>
      fetch(`${server.address}api/data/export/${what}`, { headers: { authorization: `Bearer ${token}` } })
    const answer = await ask(rita.token, 'txt?download=true')
    expect([answer.status, (await answer.text()).includes('Pie')]).toEqual([200, true])
    expect((await ask(rita.token)).status).toBe(200)
    expect((await ask(await make(['everything']))).status).toBe(401)
    // The header counts and not the address; a ticket opens it there, too, once.
    const { ticket } = (await rita.api.call(createTicket, { body: { purpose: 'export' } })).data
    expect((await ask('nobody', `txt?token=${ticket}`)).status).toBe(401)
    expect([(await ask(ticket)).status, (await ask(ticket)).status]).toEqual([200, 401])
    const kitchen = await aKitchen(anna)
    expect((await ask(rita.token, `txt?kitchen=${kitchen}`)).status).toBe(404)
    await rita.api.call(logout, {})
    expect((await ask(rita.token)).status).toBe(401)
  })

  test.each([
    ['Lindenhof', 'attachment; filename="potluck-Lindenhof-DAY.zip"'],
    [
      'Küche "a/b"',
      `attachment; filename="potluck-Kuche a b-DAY.zip"; filename*=UTF-8''potluck-K%C3%BCche%20a%20b-DAY.zip`,
    ],
    ['מטבח', `attachment; filename="potluck-____-DAY.zip"; filename*=UTF-8''potluck-%D7%9E%D7%98%D7%91%D7%97-DAY.zip`],
    ['???', 'attachment; filename="potluck-Kitchen-DAY.zip"'],
  ])('an export of the kitchen %s has its name', async (name, header) => {
    const owner = await server.member('Kim')
    const kitchen = (await owner.api.call(createKitchen, { body: { name } })).data.id
    const answer = await download(owner, `markdown?kitchen=${kitchen}`)
    const given = answer.headers.get('content-disposition')?.replaceAll(/\d{4}-\d\d-\d\d/g, 'DAY')
    expect(given).toBe(header)
    expect((await download(owner, 'markdown')).headers.get('content-disposition')).toMatch(
      /"potluck-\d{4}-[\d-]+\.zip"$/,
    )
  })

  test('an export needs an export ticket, which is valid only as long as its session', async () => {
    const dora = await server.member('Dora')
    const ask = async (token: string) => (await fetch(`${server.address}api/data/export/json-ld?token=${token}`)).status
    const live = (await dora.api.call(createTicket, { body: { purpose: 'live' } })).data.ticket
    const { ticket } = (await dora.api.call(createTicket, { body: { purpose: 'export' } })).data
    expect([await ask(''), await ask(dora.token), await ask(live), await ask(ticket)]).toEqual([401, 401, 401, 200])
    expect(await ask(ticket)).toBe(401)
    const again = (await dora.api.call(createTicket, { body: { purpose: 'export' } })).data.ticket
    await dora.api.call(logout, {})
    expect(await ask(again)).toBe(401)
    await expect(server.client().call(exportData, { params: { format: 'json-ld' } })).rejects.toMatchObject({
      status: 401,
    })
    expect((await fetch(`${server.address}api/data/export/docx?token=${ticket}`)).status).toBe(400)
  })
})
