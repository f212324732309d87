import { setTimeout as pause } from 'node:timers/promises'
import { exportData } from '@potluck/api/data'
import { directImports } from '@potluck/api/direct-imports'
import { uploadImage } from '@potluck/api/images'
import { getJob } from '@potluck/api/jobs'
import { sendMessage } from '@potluck/api/messages'
import { createRecipe, getRecipe, listRecipes, type Recipe, type RecipeDraft } from '@potluck/api/recipes'
import { logout } from '@potluck/api/sessions'
import { createTicket } from '@potluck/api/tickets'
import sharp from 'sharp'
import { eachDatabase } from '../testing/each-database.ts'
import type { TestMember } from '../testing/test-server.ts'

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
    notes: 'Keeps well.\n- freezes\n  too',
    ingredients: '[Soup]\n2 cups lentils\n\n1 l stock\n[To serve]\nbread',
    instructions: '1. Boil.\n[Finish]\n2) Serve <b>hot</b> &amp; "quick".',
    rating: 4,
    labels: ['soup', 'winter | warm', 'a;b'],
  },
  { title: '  «Борщ» 🥣 \u202E', ingredients: 'буряк', instructions: '[Only a header]', url: 'javascript:alert(1)' },
]

eachDatabase('exports', (server) => {
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

  async function exportOf(member: TestMember): Promise<string> {
    const { data } = await member.api.call(createTicket, { body: { purpose: 'export' } })
    const answer = await fetch(`${server.address}api/data/export/json-ld?download=true&token=${data.ticket}`)
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

  test('what is exported is imported again as it was', async () => {
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

  test('what lies in the inbox lies in the inbox of another account too', async () => {
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

  test('other programs find what schema.org asks for', async () => {
    const recipes: unknown = JSON.parse(await exportOf(anna))
    expect(recipes).toContainEqual(
      expect.objectContaining({
        '@type': 'Recipe',
        name: 'Lentil soup',
        prepTime: 'PT10M',
        recipeYield: '4 bowls',
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

  test('an empty book is an empty list', async () => {
    expect(JSON.parse(await exportOf(await server.member('Cleo')))).toEqual([])
  })

  test('only an export ticket opens it, and only while its session lives', async () => {
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
    expect((await fetch(`${server.address}api/data/export/xml?token=${ticket}`)).status).toBe(400)
  })
})
