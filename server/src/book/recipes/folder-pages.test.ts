import { createRecipe, deleteRecipe, listRecipes } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { bothDatabases } from '../../testing/each-database.ts'

bothDatabases('pages of a folder', (server) => {
  test('a page far from the start shows the folder as it is now', async () => {
    const anna = await server.member('Anna')
    const add = async (title: string) => (await anna.api.call(createRecipe, { body: { title } })).data
    const { id } = await add('Dish 0000')
    const { db } = server.database
    const row = await db.selectFrom('recipes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const dishes = Array.from({ length: 1_500 }, (_, n) => `Dish ${String(n).padStart(4, '0')}`)
    const copies = dishes.slice(1).map((title, n) => {
      const searchNumber = row.searchNumber + 1 + n
      return { ...row, id: uuid(), searchNumber, title, sortTitle: title.toLowerCase() }
    })
    for (let from = 0; from < copies.length; from += 500) {
      await db
        .insertInto('recipes')
        .values(copies.slice(from, from + 500))
        .execute()
    }
    const hold = (count: number) =>
      db.updateTable('folderCounts').set({ count }).where('ownerId', '=', anna.id).execute()
    await hold(1_500)
    const page = async (offset: number, length = 100) => {
      const query = { offset, count: length }
      const { data, totalCount } = (await anna.api.call(listRecipes, { query })).data
      return [totalCount, ...data.map(({ title }) => title)]
    }
    const offsets = [1_000, 1_380, 1_450]
    const scrolled = async () => {
      for (const offset of offsets) expect(await page(offset)).toEqual([1_500, ...dishes.slice(offset, offset + 100)])
      expect(await page(1_380, 7)).toEqual([1_500, ...dishes.slice(1_380, 1_387)])
    }
    await scrolled()
    // A recipe that is not indexed yet is in the folder all the same.
    await db
      .updateTable('recipes')
      .set({ searchNumber: 0 })
      .where('id', '=', copies.at(1_400)?.id ?? '')
      .execute()
    await scrolled()

    await anna.api.call(deleteRecipe, { params: { id: copies.at(-1)?.id ?? '' } })
    for (const offset of offsets) {
      expect(await page(offset)).toEqual([1_499, ...dishes.slice(0, -1).slice(offset, offset + 100)])
    }
    await add('Apple')
    const all = ['Apple', ...dishes.slice(0, -1)]
    for (const offset of offsets.toReversed()) {
      expect(await page(offset)).toEqual([1_500, ...all.slice(offset, offset + 100)])
    }
    expect(await page(1_500)).toEqual([1_500])
    await add('Zest')
    expect(await page(1_500)).toEqual([1_501, 'Zest'])
    await db.deleteFrom('recipes').where('ownerId', '=', anna.id).where('title', 'like', 'Dish%').execute()
    await hold(2)
    expect(await page(1_000)).toEqual([2])
  })
})
