import { uploadImage } from '@potluck/api/images'
import { attachLabel } from '@potluck/api/labels'
import { deleteRecipe, getRecipe, type RecipeDraft, rateRecipe, updateRecipe } from '@potluck/api/recipes'
import { emptyTrash } from '@potluck/api/trash'
import { getVersion, listVersions, restoreVersion } from '@potluck/api/versions'
import { now } from '../../machinery/base/database/instant.ts'
import { aPicture, aRecipe } from '../../testing/access-world.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { sweepImages } from '../images/store.ts'
import { forgetOldVersions } from './store.ts'

const day = 24 * 3_600_000

eachDatabase('versions of a recipe', (server) => {
  const save = async ({ api }: TestMember, id: string, body: RecipeDraft) =>
    (await api.call(updateRecipe, { params: { id }, body })).data
  const versionsOf = async ({ api }: TestMember, id: string) => (await api.call(listVersions, { params: { id } })).data
  const read = async ({ api }: TestMember, id: string) => (await api.call(getRecipe, { params: { id } })).data
  const statusAt = async (path: string) => (await fetch(`${server.address}api/${path}`)).status

  const age = (recipeId: string, days: number) =>
    server.database.db
      .updateTable('recipeVersions')
      .set({ replacedAt: now(-days * day) })
      .where('recipeId', '=', recipeId)
      .execute()

  test('every save stores the former state of the recipe exactly', async () => {
    const anna = await server.member('Anna')
    const { id, updatedAt } = await aRecipe(anna, { title: 'Bread', ingredients: '500 g flour\n', notes: ' öl “x” ' })
    await save(anna, id, { title: 'Rye bread' })
    await save(anna, id, { title: 'Black bread' })
    expect((await versionsOf(anna, id)).map(({ version, title }) => [version, title])).toEqual([
      [2, 'Rye bread'],
      [1, 'Bread'],
    ])
    const { data } = await anna.api.call(getVersion, { params: { id, version: 1 } })
    expect(data).toMatchObject({ title: 'Bread', ingredients: '500 g flour\n', notes: ' öl “x” ', savedAt: updatedAt })
  })

  test('each version lists what the next save changed', async () => {
    const anna = await server.member('Anna')
    const { id } = await aRecipe(anna, { title: 'Bread', ingredients: 'flour', notes: '' })
    await save(anna, id, { title: 'Bread', ingredients: 'flour\nsalt', notes: 'Let it rest.' })
    const { data: photo } = await anna.api.call(uploadImage, { file: await aPicture() })
    const withPhoto = { title: 'Rye bread', ingredients: 'flour\nsalt', notes: 'Let it rest.', imageIds: [photo.id] }
    await save(anna, id, withPhoto)
    await save(anna, id, { ...withPhoto, notes: '' })
    expect((await versionsOf(anna, id)).map(({ version, changed }) => [version, changed.toSorted()])).toEqual([
      [3, ['notes']],
      [2, ['photos', 'title']],
      [1, ['ingredients', 'notes']],
    ])
  })

  test('a very large history lists all versions, and changes only for the newest', async () => {
    const anna = await server.member('Anna')
    const long = (number: number) => ({ title: `Bread ${number}`, notes: 'x'.repeat(90_000) })
    const { id } = await aRecipe(anna, long(0))
    for (let number = 1; number <= 13; number += 1) await save(anna, id, long(number))
    const changed = (await versionsOf(anna, id)).map((version) => version.changed)
    expect(changed).toHaveLength(13)
    expect(changed[0]).toEqual(['title'])
    expect(changed.at(-1)).toEqual([])
  })

  test('an unchanged save, a label and a rating create no version', async () => {
    const anna = await server.member('Anna')
    const { id } = await aRecipe(anna, { title: 'Bread', labels: ['old'] })
    await save(anna, id, { title: 'Bread', labels: ['new'] })
    await anna.api.call(rateRecipe, { params: { id }, body: { rating: 5 } })
    await anna.api.call(attachLabel, { body: { title: 'third', recipeIds: [id] } })
    expect(await versionsOf(anna, id)).toEqual([])
    expect((await read(anna, id)).rating).toBe(5)
  })

  test('a restored version has its text, creates a version and leaves labels and rating', async () => {
    const anna = await server.member('Anna')
    const { id } = await aRecipe(anna, { title: 'Bread', ingredients: 'flour' })
    const saved = await save(anna, id, { title: 'Cake', ingredients: 'sugar', labels: ['sweet'], rating: 3 })
    const restore = (known: number) =>
      anna.api.call(restoreVersion, { params: { id, version: 1 }, body: { version: known } })
    expect(await statusOf(restore(saved.version - 1))).toBe(409)
    const { data } = await restore(saved.version)
    expect(data).toMatchObject({ title: 'Bread', ingredients: 'flour', rating: 3, version: 3 })
    expect(data.labels.map(({ title }) => title)).toEqual(['sweet'])
    expect((await versionsOf(anna, id)).map(({ title }) => title)).toEqual(['Cake', 'Bread'])
  })

  test('a removed picture stays for its version and is restored with it', async () => {
    const anna = await server.member('Anna')
    const pictures = await Promise.all([0, 1].map(async () => anna.api.call(uploadImage, { file: await aPicture() })))
    const [one, two] = pictures.map(({ data }) => data)
    const ids = [one?.id ?? '', two?.id ?? '']
    const { id } = await aRecipe(anna, { title: 'Bread', imageIds: ids.toReversed() })
    await save(anna, id, { title: 'Bread' })
    await server.database.db
      .updateTable('images')
      .set({ createdAt: now(-3 * day) })
      .where('ownerId', '=', anna.id)
      .execute()
    await sweepImages(server.services)
    const { data } = await anna.api.call(getVersion, { params: { id, version: 1 } })
    expect(data.images.map((image) => image.id)).toEqual(ids.toReversed())
    expect([await statusAt(one?.location ?? ''), await statusAt(data.images[1]?.thumbnail ?? '')]).toEqual([404, 200])
    await anna.api.call(restoreVersion, { params: { id, version: 1 }, body: {} })
    expect((await read(anna, id)).images.map((image) => image.id)).toEqual(ids.toReversed())
    expect(await statusAt(one?.medium ?? '')).toBe(200)
  })

  test('an unknown version gets 404', async () => {
    const anna = await server.member('Anna')
    const { id } = await aRecipe(anna)
    for (const version of [1, 99]) {
      expect(await statusOf(anna.api.call(getVersion, { params: { id, version } }))).toBe(404)
      expect(await statusOf(anna.api.call(restoreVersion, { params: { id, version }, body: {} }))).toBe(404)
    }
  })

  test('versions are deleted after ninety days, beyond a hundred, and with their recipe', async () => {
    const anna = await server.member('Anna')
    const { id } = await aRecipe(anna)
    await save(anna, id, { title: 'Once' })
    await age(id, 91)
    expect(await versionsOf(anna, id)).toEqual([])
    await forgetOldVersions(server.database)
    for (let at = 0; at < 103; at++) await save(anna, id, { title: `Title ${at}` })
    const versions = await versionsOf(anna, id)
    expect([versions.length, versions[0]?.title, versions.at(-1)?.title]).toEqual([100, 'Title 101', 'Title 2'])
    await anna.api.call(deleteRecipe, { params: { id } })
    await anna.api.call(emptyTrash, {})
    const left = await server.database.db.selectFrom('recipeVersions').selectAll().where('recipeId', '=', id).execute()
    expect(left).toEqual([])
  })
})
