import { uploadImage } from '@potluck/api/images'
import { embedRecipe } from '@potluck/api/printing'
import { deleteRecipe, getRecipe, type RecipeDraft, updateRecipe } from '@potluck/api/recipes'
import {
  createShare,
  deleteShare,
  getShared,
  listShares,
  type Share,
  saveShared,
  updateShare,
} from '@potluck/api/shares'
import { v7 as uuid } from 'uuid'
import { digest } from '../../machinery/base/token.ts'
import { aPicture, aRecipe } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

const hebrew = { 'accept-language': 'he-IL,he;q=0.9,en;q=0.5' }

const shared = async (member: TestMember, draft: Partial<RecipeDraft> = {}, name = ''): Promise<Share> => {
  const { id: recipeId } = await aRecipe(member, { ingredients: '2 plums\n[Top]\n1 cup oats', ...draft })
  return (await member.api.call(createShare, { body: { recipeId, name } })).data
}

const secretOf = ({ address }: Share): string => address.replace('s/', '')

bothDatabases('share links', (server) => {
  const open = (share: Share, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${server.address}${share.address}`, { headers })
  const photo = (share: Share, headers: Readonly<Record<string, string>> = {}, name = '0/medium') =>
    fetch(`${server.address}${share.address}/photos/${name}`, { headers })
  const frame = (share: Share, query = '') => fetch(`${server.address}api/embed/${secretOf(share)}${query}`)

  async function withPhoto(member: TestMember): Promise<Share> {
    const { data: image } = await member.api.call(uploadImage, { file: await aPicture() })
    return shared(member, { title: 'Plum crumble', imageIds: [image.id] })
  }

  test('a guest reads a link in the requested language, on a page without scripts', async () => {
    const anna = await server.member('Anna')
    const share = await shared(anna, { title: 'Plum crumble', instructions: 'Stew the plums.' })
    const english = await open(share)
    const text = await english.text()
    expect(english.status).toBe(200)
    for (const words of [
      '<html lang="en-us" dir="ltr">',
      '<h1>Plum crumble</h1>',
      '<h3 dir="auto">Top</h3>',
      'Save to my book',
    ])
      expect(text).toContain(words)
    expect(await (await open(share, hebrew)).text()).toContain('<html lang="he" dir="rtl">')
    const policy = english.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('script-src')
    expect(english.headers.get('referrer-policy')).toBe('no-referrer')
    expect(english.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('a chat preview shows text without formatting characters', async () => {
    const share = await shared(await server.member('Anna'), { title: 'Pie', description: 'As **Aunt Mo** made it.' })
    expect(await (await open(share)).text()).toContain('og:description" content="As Aunt Mo made it."')
  })

  test('a chat program and a recipe program read the metadata of a link', async () => {
    const anna = await server.member('Anna')
    const share = await withPhoto(anna)
    const text = await (await open(share)).text()
    expect(text).toContain('<meta property="og:title" content="Plum crumble">')
    expect(text).toContain('<meta property="og:description" content="2 plums, Top, 1 cup oats">')
    const [, image = ''] = /og:image" content="([^"]+)"/.exec(text) ?? []
    expect((await fetch(image)).headers.get('content-type')).toBe('image/webp')
    const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Recipe',
      name: 'Plum crumble',
      recipeIngredient: ['2 plums', '[Top]', '1 cup oats'],
      author: { '@type': 'Person', name: 'Anna' },
      image: [`${server.address}${share.address}/photos/0/large`],
    })
  })

  test('a link shows the photo of a step below it', async () => {
    const anna = await server.member('Anna')
    const { data: image } = await anna.api.call(uploadImage, { file: await aPicture() })
    const instructions = 'Knead. (photo 1)\nBake. (photo 2)'
    const share = await shared(anna, { title: 'Pie', instructions, imageIds: [image.id] })
    const text = await (await open(share)).text()
    const [, address = ''] = /Knead\.<img class="of-step" src="([^"]+)" alt="">/.exec(text) ?? []
    expect((await fetch(new URL(address, `${server.address}${share.address}`))).headers.get('content-type')).toBe(
      'image/webp',
    )
    expect(text).toContain('Bake. (photo 2)')
  })

  test('a revoked id cannot be used again by anybody', async () => {
    const [anna, carl] = [await server.member('Anna'), await server.member('Carl')]
    const { id: recipeId } = await aRecipe(anna)
    const { id: otherId } = await aRecipe(carl)
    const id = uuid()
    const make = async (member: TestMember, recipe: string) =>
      (await member.api.call(createShare, { body: { id, recipeId: recipe } })).data
    const first = await make(anna, recipeId)
    expect(await make(anna, recipeId)).toEqual(first)
    await anna.api.call(deleteShare, { params: { id } })
    const second = await make(carl, otherId)
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200])
  })

  test('a link from before salts still opens', async () => {
    const anna = await server.member('Anna')
    const share = await shared(anna)
    const secret = server.services.tickets.secretOf(share.id)
    await server.database.db
      .updateTable('shareLinks')
      .set({ salt: null, secretDigest: digest(secret) })
      .where('id', '=', share.id)
      .execute()
    const [listed] = (await anna.api.call(listShares, { query: {} })).data
    expect(listed?.address).toBe(`s/${secret}`)
    expect((await open({ ...share, address: `s/${secret}` })).status).toBe(200)
  })

  test('a revoked link closes its page, photo and frame, also in browser caches', async () => {
    const anna = await server.member('Anna')
    const share = await withPhoto(anna)
    const answers = [await open(share), await photo(share), await frame(share)]
    const held = answers.map((answer) => ({ 'if-none-match': answer.headers.get('etag') ?? '' }))
    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
      answers.map(() => [200, 'private, no-cache']),
    )
    expect((await open(share, held[0])).status).toBe(304)
    expect((await photo(share, held[1])).status).toBe(304)
    await anna.api.call(deleteShare, { params: { id: share.id } })
    expect((await open(share, held[0])).status).toBe(404)
    expect((await photo(share, held[1])).status).toBe(404)
    expect((await frame(share)).status).toBe(404)
    expect(await (await open(share)).text()).not.toContain('Plum crumble')
    expect(await statusOf(server.client().call(getShared, { query: { secret: secretOf(share) } }))).toBe(404)
    const again = (await anna.api.call(createShare, { body: { recipeId: share.recipe.id } })).data
    expect(again.address).not.toBe(share.address)
  })

  test('an expired link and a link to a recipe in the trash open nothing', async () => {
    const anna = await server.member('Anna')
    const share = await shared(anna)
    const end = (expiresAt: string | null) =>
      anna.api.call(updateShare, { params: { id: share.id }, body: { expiresAt } })
    await end('2020-01-01T00:00:00Z')
    expect((await open(share)).status).toBe(404)
    await end(new Date(Date.now() + 3_600_000).toISOString())
    expect((await open(share)).status).toBe(200)
    await anna.api.call(deleteRecipe, { params: { id: share.recipe.id } })
    expect((await open(share)).status).toBe(404)
  })

  test('the page shows the latest save, the same for parallel requests', async () => {
    const anna = await server.member('Anna')
    const share = await shared(anna, { title: 'Toast' })
    await open(share)
    await anna.api.call(updateRecipe, { params: { id: share.recipe.id }, body: { title: 'Toast with jam' } })
    const many = await Promise.all(Array.from({ length: 40 }, async () => (await open(share)).text()))
    expect(new Set(many).size).toBe(1)
    expect(many[0]).toContain('Toast with jam')
  })

  test('a visitor saves a copy with credit and photos; its owner needs none', async () => {
    const [anna, carl] = [await server.member('Anna'), await server.member('Carl')]
    const { data: image } = await anna.api.call(uploadImage, { file: await aPicture() })
    const share = await shared(anna, { title: 'Crumble', source: 'Aunt Mo', imageIds: [image.id], rating: 4 })
    const body = { secret: secretOf(share) }
    const { recipeId } = (await carl.api.call(saveShared, { body })).data
    const copy = (await carl.api.call(getRecipe, { params: { id: recipeId } })).data
    expect(copy).toMatchObject({ title: 'Crumble', source: 'Aunt Mo', rating: null, fromUser: { id: anna.id } })
    expect(copy.images).toHaveLength(1)
    expect((await anna.api.call(saveShared, { body })).data).toEqual({ recipeId: share.recipe.id })
  })

  test('a copy and an address give no other access to the recipe', async () => {
    const [anna, carl] = [await server.member('Anna'), await server.member('Carl')]
    const share = await withPhoto(anna)
    expect(await statusOf(carl.api.call(getRecipe, { params: { id: share.recipe.id } }))).toBe(404)
    for (const path of [
      `s/${share.recipe.id}`,
      `s/${share.id}`,
      `s/${secretOf(share).slice(0, 21)}`,
      's/%00',
      's/..%2f..',
    ])
      expect((await fetch(`${server.address}${path}`)).status).toBe(404)
    for (const name of ['1/medium', '-1/medium', '0/huge', '0/constructor', '00/medium', 'x/medium'])
      expect((await photo(share, {}, name)).status).toBe(404)
  })

  test('a link sent twice is created once, and a foreign id is refused', async () => {
    const [anna, carl] = [await server.member('Anna'), await server.member('Carl')]
    const [mine, his] = [await aRecipe(anna), await aRecipe(carl)]
    const body = { id: uuid(), recipeId: mine.id, name: 'Choir' }
    const [first, second] = [await anna.api.call(createShare, { body }), await anna.api.call(createShare, { body })]
    expect(second.data).toEqual(first.data)
    expect(await statusOf(carl.api.call(createShare, { body: { id: body.id, recipeId: his.id } }))).toBe(409)
    expect((await anna.api.call(listShares, {})).data).toEqual([first.data])
  })

  test('the page escapes text of cooks and strangers', async () => {
    const anna = await server.member('Anna')
    const attack = `</title></script><script>alert(1)</script><img src=x onerror=alert(1)>"'&`
    const share = await shared(anna, {
      title: attack,
      description: attack,
      ingredients: `1 ${attack}\n[${attack}]`,
      instructions: `[${attack}]\n${attack}\nhttps://example.com/"onmouseover="alert(1)`,
      notes: attack,
      yield: attack,
      source: attack,
      url: 'javascript:alert(1)',
    })
    for (const answer of [await open(share), await frame(share, '?scale=2&units=metric')]) {
      const text = await answer.text()
      expect(text).not.toMatch(/<script>|<img src=x|onmouseover="alert|href="javascript/)
      expect(text.match(/<script/g) ?? []).toHaveLength(answer.url.includes('embed') ? 0 : 1)
    }
  })

  test('links of the page lead to the application below any path', async () => {
    const share = await shared(await server.member('Anna'), { title: 'Crumble' })
    const text = await (await open(share)).text()
    const links = [...text.matchAll(/href="(\.[^"]*)"/g)].map(
      ([, href = '']) => new URL(href, 'https://a.example/food/s/x').href,
    )
    expect(links).toEqual(['https://a.example/food/', `https://a.example/food/#/shared/${secretOf(share)}`])
  })

  test('a frame on another site shows only the sandboxed card', async () => {
    const anna = await server.member('Anna')
    const share = await withPhoto(anna)
    const answer = await frame(share, '?version=1&noimage=true&scale=2')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox')
    expect(policy).not.toContain('script-src')
    const text = await answer.text()
    expect(text).toContain('<b>4</b> plums')
    expect(text).not.toContain('<img')
    expect((await photo(share)).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(
      await statusOf(
        server.client().call(embedRecipe, { params: { secret: secretOf(share) }, query: { scale: '9'.repeat(99) } }),
      ),
    ).toBe(400)
  })

  test('the largest possible recipe is shown completely', async () => {
    const anna = await server.member('Anna')
    const share = await shared(anna, { ingredients: '1 x\n'.repeat(24_000), instructions: 'a\n'.repeat(49_000) })
    for (const answer of [await frame(share, '?scale=3'), await open(share)]) {
      const text = await answer.text()
      expect(text.match(/1 x/g)?.length).toBeGreaterThanOrEqual(24_000)
      // As one text: nobody keeps the server busy with a line each.
      expect(text.match(/<li/g)).toHaveLength(2)
    }
  })

  test('a member cannot create more links than the limit', async () => {
    const anna = await server.member('Anna')
    const { id: recipeId } = await aRecipe(anna)
    for (let made = 0; made < 50; made += 1) await anna.api.call(createShare, { body: { recipeId } })
    expect(await statusOf(anna.api.call(createShare, { body: { recipeId } }))).toBe(409)
    expect((await anna.api.call(listShares, { query: { recipeId } })).data).toHaveLength(50)
  })
})

bothDatabases(
  'share links of a server whose PUBLIC_URL has no slash',
  (server) => {
    test('a chat preview gets addresses below the public address', async () => {
      const anna = await server.member('Anna')
      const { data: image } = await anna.api.call(uploadImage, { file: await aPicture() })
      const share = await shared(anna, { title: 'Pie', imageIds: [image.id] })
      const page = await (await fetch(`${server.address}${share.address}`)).text()
      const web = 'https://cook.example/potluck'
      expect(page).toContain(`og:url" content="${web}/${share.address}"`)
      expect(page).toContain(`og:image" content="${web}/${share.address}/photos/0/medium"`)
      expect(page).toContain(`"identifier":"${web}/${share.address}"`)
    })
  },
  { environment: { PUBLIC_URL: 'https://cook.example/potluck' } },
)
