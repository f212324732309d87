import { getStats } from '@potluck/api/account'
import { uploadImage } from '@potluck/api/images'
import { attachLabel } from '@potluck/api/labels'
import { sendMessage } from '@potluck/api/messages'
import { createRecipe, deleteRecipe, listRecipes, updateRecipe } from '@potluck/api/recipes'
import { emptyTrash } from '@potluck/api/trash'
import { v7 as uuid } from 'uuid'
import { aPicture } from '../../testing/access-world.ts'
import { statusOf } from '../../testing/status-of.ts'
import { databases, startTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts'

describe.each(databases)('limits of one member on %s', (kind) => {
  let server: TestServer
  let anna: TestMember
  let ben: TestMember

  beforeEach(async () => {
    server = await startTestServer(kind, { MEMBER_RECIPES: '3', MEMBER_SPACE: '1', MEMBER_TEXT: '1' })
    ;({ anna, ben } = await server.circle())
  })

  afterEach(() => server.close())

  const write = (member: TestMember, title: string) => member.api.call(createRecipe, { body: { title } })

  test('a member cannot exceed the limit of recipes, also in parallel and through friends, and can still edit', async () => {
    const written = await Promise.all([1, 2, 3, 4, 5].map((n) => statusOf(write(anna, `Soup ${n}`))))
    expect(written.sort()).toEqual([201, 201, 201, 409, 409])
    const { id } = (await write(ben, 'Pie')).data
    expect(await statusOf(ben.api.call(sendMessage, { body: { to: anna.id, recipeId: id } }))).toBe(409)
    const rows = await server.database.db.selectFrom('recipes').select('id').where('ownerId', '=', anna.id).execute()
    expect(rows).toHaveLength(3)
    const change = { params: { id: rows[0]?.id ?? '' }, body: { title: 'Stew' } }
    expect(await statusOf(anna.api.call(updateRecipe, change))).toBe(200)
  })

  test('a member cannot exceed the limit of text, also in parallel, through friends and by edits', async () => {
    const long = 'ש'.repeat(100_000)
    const recipe = (member: TestMember) =>
      member.api.call(createRecipe, { body: { title: 'Long', instructions: long, notes: long } })
    const stats = async ({ api }: TestMember) => (await api.call(getStats, {})).data
    const empty = await stats(anna)
    expect([empty.textBytes, empty.textLimit, empty.pictureLimit]).toEqual([0, 1_000_000, 1_000_000])
    const written = await Promise.all([1, 2, 3].map(() => statusOf(recipe(anna))))
    expect(written.sort()).toEqual([201, 201, 409])
    expect((await stats(anna)).textBytes).toBe(2 * (400_000 + 4))
    const { id } = (await recipe(ben)).data
    const send = () => statusOf(ben.api.call(sendMessage, { body: { to: anna.id, recipeId: id } }))
    expect(await send()).toBe(409)
    const [own] = (await anna.api.call(listRecipes, { query: {} })).data.data
    const save = (ingredients: string, rest: string) => {
      const body = { title: 'Long', ingredients, instructions: rest, notes: rest }
      return statusOf(anna.api.call(updateRecipe, { params: { id: own?.id ?? '' }, body }))
    }
    expect(await save(long, long)).toBe(409)
    expect(await save('salt', long)).toBe(200)
    expect(await save('', 'short')).toBe(200)
    expect(await send()).toBe(201)
    await anna.api.call(deleteRecipe, { params: { id: own?.id ?? '' } })
    await anna.api.call(emptyTrash, {})
    expect((await stats(anna)).textBytes).toBe(2 * (400_000 + 4))
    expect((await stats(ben)).textBytes).toBe(400_000 + 4)
  })

  test('a member cannot exceed the limit of picture bytes', async () => {
    const { db } = server.database
    const upload = async () => anna.api.call(uploadImage, { file: await aPicture() })
    const { id } = (await upload()).data
    const { bytes } = await db.selectFrom('images').select('bytes').where('id', '=', id).executeTakeFirstOrThrow()
    expect(bytes).toBeGreaterThan(0)
    await db
      .updateTable('images')
      .set({ bytes: 1_000_000 - bytes })
      .execute()
    expect(await statusOf(upload())).toBe(201)
    expect(await statusOf(upload())).toBe(409)
    expect(await statusOf(ben.api.call(uploadImage, { file: await aPicture() }))).toBe(201)
  })

  test('pictures of permanently deleted recipes do not count towards the limit', async () => {
    const { id } = (await anna.api.call(uploadImage, { file: await aPicture() })).data
    const imageId = (await anna.api.call(uploadImage, { file: await aPicture() })).data.id
    const body = { title: 'Soup', imageIds: [id, imageId] }
    const recipe = (await anna.api.call(createRecipe, { body })).data
    await anna.api.call(createRecipe, { body: { title: 'Pie', imageIds: [imageId] } })
    // Pictures of earlier versions are deleted with their recipe, too.
    await anna.api.call(updateRecipe, { params: { id: recipe.id }, body: { ...body, imageIds: [imageId] } })
    const room = async () => (await anna.api.call(getStats, {})).data.pictureBytes
    const before = await room()
    await anna.api.call(deleteRecipe, { params: { id: recipe.id } })
    expect(await room()).toBe(before)
    await anna.api.call(emptyTrash, {})
    expect(await room()).toBe(before / 2)
  })

  test('a member cannot exceed the limit of labels', async () => {
    const { id } = (await write(anna, 'Soup')).data
    const at = '2026-01-01T00:00:00.000Z'
    const rows = Array.from({ length: 2_000 }, (_, n) => ({
      ownerId: anna.id,
      id: uuid(),
      title: `l${n}`,
      lowerTitle: `l${n}`,
      createdAt: at,
      updatedAt: at,
    }))
    for (let from = 0; from < rows.length; from += 500) {
      await server.database.db
        .insertInto('labels')
        .values(rows.slice(from, from + 500))
        .execute()
    }
    const attach = (title: string) => statusOf(anna.api.call(attachLabel, { body: { title, recipeIds: [id] } }))
    expect(await attach('l7')).toBe(201)
    expect(await attach('one more')).toBe(409)
  })
})
