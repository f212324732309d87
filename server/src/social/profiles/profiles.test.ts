import { blockPerson } from '@potluck/api/blocks'
import type { CallInput } from '@potluck/api/endpoint'
import { removeFriend } from '@potluck/api/friends'
import { uploadImage } from '@potluck/api/images'
import {
  getOwnProfile,
  getProfile,
  getProfileByHandle,
  type Profile,
  previewProfile,
  updateProfile,
} from '@potluck/api/profiles'
import { getRecipe, listRecipes, type Recipe } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { aPicture, aRecipe } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { Circle, TestMember } from '../../testing/test-server.ts'

bothDatabases('profiles', (server) => {
  let people: Circle
  let pie: Recipe
  let picture: string

  const save = (change: CallInput<typeof updateProfile>['body']) =>
    people.anna.api.call(updateProfile, { body: change })

  const apiOf = (viewer: TestMember | null) => viewer?.api ?? server.client()
  const look = (viewer: TestMember | null) => apiOf(viewer).call(getProfile, { params: { id: people.anna.id } })
  const seenBy = async (viewer: TestMember | null): Promise<Profile> => (await look(viewer)).data
  const statusFor = (viewer: TestMember | null) => statusOf(look(viewer))
  const everybody = async () => [await statusFor(people.ben), await statusFor(people.carl), await statusFor(null)]

  beforeEach(async () => {
    people = await server.circle()
    picture = (await people.anna.api.call(uploadImage, { file: await aPicture() })).data.id
    pie = await aRecipe(people.anna, { title: 'Plum pie', labels: ['Sweet'], imageIds: [picture] })
  })

  test('an empty profile is visible to members; a guest must log in', async () => {
    expect(await everybody()).toEqual([200, 200, 401])
    expect(await seenBy(people.ben)).toMatchObject({
      name: 'Anna',
      isMe: false,
      incomingFriendship: true,
      outgoingFriendship: true,
      about: '',
      profileImages: [],
      profileItems: [],
    })
    expect(await seenBy(people.carl)).toMatchObject({ incomingFriendship: false, outgoingFriendship: false })
    expect(await statusOf(people.ben.api.call(getProfile, { params: { id: uuid() } }))).toBe(404)
    expect(await statusOf(people.ben.api.call(getProfileByHandle, { params: { handle: 'nobody' } }))).toBe(404)
  })

  test('a profile is saved with text, pictures and items, each visible to its audience', async () => {
    const labelId = pie.labels[0]?.id ?? ''
    const { data: own } = await save({
      handle: 'Anna.K',
      about: '  I bake  ',
      profileImageIds: [picture],
      profileItems: [
        { kind: 'all', visibility: 'friends' },
        { kind: 'label', labelId, visibility: 'public' },
        { kind: 'recipe', recipeId: pie.id, visibility: 'public' },
      ],
    })
    expect(own).toMatchObject({ handle: 'anna.k', about: 'I bake', enableProfile: true, findableByEmail: false })
    expect((await people.anna.api.call(getOwnProfile, {})).data).toEqual(own)
    const visibleParts = (profile: Profile) =>
      profile.profileItems.map(({ kind, recipeCount, label, recipe }) => [
        kind,
        recipeCount,
        label?.title ?? recipe?.title ?? null,
      ])
    const some = [
      ['label', 1, 'Sweet'],
      ['recipe', 1, 'Plum pie'],
    ]
    expect(visibleParts(await seenBy(people.ben))).toEqual([['all', 1, null], ...some])
    expect(visibleParts(await seenBy(people.carl))).toEqual(some)
    const { data: asGuest } = await server.client().call(getProfileByHandle, { params: { handle: 'ANNA.k' } })
    expect(visibleParts(asGuest)).toEqual(some)
    for (const image of [asGuest.profileImages[0], asGuest.profileItems[1]?.recipe?.image]) {
      expect((await fetch(`${server.address}api/${image?.thumbnail}`)).status).toBe(200)
    }
    await save({ about: 'I cook' })
    expect((await seenBy(people.carl)).profileImages).toHaveLength(1)
  })

  test('a profile that is off or for friends is closed with everything that it shows', async () => {
    await save({ about: 'I bake', profileImageIds: [picture], profileItems: [{ kind: 'all', visibility: 'public' }] })
    const address = (await seenBy(null)).profileImages[0]?.thumbnail
    const reached = async (viewer: TestMember | null) => [
      await statusFor(viewer),
      await statusOf(apiOf(viewer).call(getRecipe, { params: { id: pie.id } })),
      await statusOf(apiOf(viewer).call(listRecipes, { query: { userId: people.anna.id } })),
    ]
    const pictureStatus = async () => (await fetch(`${server.address}api/${address}`)).status
    expect([await reached(null), await pictureStatus()]).toEqual([[200, 200, 200], 200])
    await save({ profileVisibility: 'friends' })
    expect(await reached(people.ben)).toEqual([200, 200, 200])
    expect(await reached(people.carl)).toEqual([403, 404, 404])
    expect([await reached(null), await pictureStatus()]).toEqual([[401, 401, 401], 404])
    await save({ enableProfile: false })
    expect(await reached(people.ben)).toEqual([403, 404, 404])
    expect(await reached(null)).toEqual([403, 401, 401])
    expect((await seenBy(people.anna)).enableProfile).toBe(false)
  })

  test('a profile is closed when a friendship ends or the owner blocks', async () => {
    await save({ about: 'I bake', profileVisibility: 'friends', profileImageIds: [picture] })
    const address = (await seenBy(people.ben)).profileImages[0]?.medium
    const open = (headers = {}) => fetch(`${server.address}api/${address}`, { headers })
    const first = await open()
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const etag = first.headers.get('etag') ?? ''
    expect((await open({ 'if-none-match': etag })).status).toBe(304)
    await people.ben.api.call(removeFriend, { params: { id: people.anna.id } })
    expect([await statusFor(people.ben), (await open({ 'if-none-match': etag })).status]).toEqual([403, 404])
    await people.anna.api.call(blockPerson, { params: { id: people.carl.id } })
    expect(await statusFor(people.carl)).toBe(404)
  })

  test('a change with things of others is refused, and stores nothing', async () => {
    const theirs = (await people.ben.api.call(uploadImage, { file: await aPicture() })).data.id
    const soup = await aRecipe(people.ben, { title: 'Soup' })
    expect(await statusOf(save({ about: 'x', profileImageIds: [picture, theirs] }))).toBe(404)
    expect(await statusOf(save({ profileItems: [{ kind: 'recipe', recipeId: soup.id, visibility: 'public' }] }))).toBe(
      404,
    )
    expect(await statusOf(save({ about: 'x'.repeat(2_001) }))).toBe(400)
    expect(await statusOf(save({ profileImageIds: Array.from({ length: 11 }, () => uuid()) }))).toBe(400)
    await people.ben.api.call(updateProfile, { body: { handle: 'ben' } })
    expect(await statusOf(save({ about: 'x', handle: 'BEN' }))).toBe(409)
    expect((await people.anna.api.call(getOwnProfile, {})).data).toMatchObject({ about: '', profileImages: [] })
  })

  test('a handle that two members request at the same time goes to one of them', async () => {
    const wanting = [people.anna, people.ben, people.carl].map((member) =>
      statusOf(member.api.call(updateProfile, { body: { handle: 'the.cook' } })),
    )
    expect((await Promise.all(wanting)).sort()).toEqual([200, 409, 409])
  })

  test('the owner previews the profile as a guest and as a friend', async () => {
    await save({ profileItems: [{ kind: 'all', visibility: 'friends' }] })
    const preview = (as: 'guest' | 'friend') => people.anna.api.call(previewProfile, { params: { as } })
    const count = async (as: 'guest' | 'friend') => (await preview(as)).data.profileItems.length
    expect([await count('guest'), await count('friend')]).toEqual([0, 1])
    await save({ profileVisibility: 'friends' })
    expect([await statusOf(preview('guest')), await count('friend')]).toEqual([403, 1])
    await save({ enableProfile: false })
    expect([await statusOf(preview('guest')), await statusOf(preview('friend'))]).toEqual([403, 403])
  })

  test('the address of a profile answers with a card of the data that guests see', async () => {
    await save({ handle: 'anna', about: 'Pies & <b>plums</b> "daily"', profileImageIds: [picture] })
    const card = async (handle: string) => {
      const answer = await fetch(`${server.address}people/${handle}`)
      return { status: answer.status, policy: answer.headers.get('content-security-policy'), text: await answer.text() }
    }
    const html = await card('anna')
    expect(html.policy).toContain("default-src 'none'")
    expect(html.text).toContain('<meta property="og:title" content="Anna (@anna) · Potluck">')
    expect(html.text).toContain('content="Pies &amp; &lt;b&gt;plums&lt;/b&gt; &quot;daily&quot;"')
    expect(html.text).toContain('url=../#/people/anna')
    const image = /og:image" content="([^"]+)"/.exec(html.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await fetch(image)).headers.get('content-type')).toBe('image/webp')
    await save({ profileVisibility: 'friends' })
    const [hidden, nobody] = [await card('anna'), await card('nobody')]
    expect(hidden.text).not.toMatch(/Anna|plums|og:image/)
    expect(hidden.text.replaceAll('anna', 'nobody')).toBe(nobody.text)
    expect((await card('%22%3E%3Cscript%3E')).text).not.toContain('<script>')
  })
})
