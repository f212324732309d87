import { getStats } from '@potluck/api/account'
import { addCooking, deleteCooking, updateCooking } from '@potluck/api/cookings'
import { attachLabel } from '@potluck/api/labels'
import { createRecipe, updateRecipe } from '@potluck/api/recipes'
import { addShoppingListItems, createShoppingList, deleteShoppingListItems } from '@potluck/api/shopping-lists'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { tidyIndex } from '../../book/recipes/index-waiting.ts'
import type { StoredKind } from '../../machinery/base/database/text-space.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'

const statsOf = async (member: TestMember) => (await member.api.call(getStats, {})).data

eachDatabase(
  'what a member stores',
  (server) => {
    const storedOf = async ({ id }: TestMember, kind: StoredKind) => {
      const row = await server.database.db
        .selectFrom('storedSpace')
        .select('bytes')
        .where('ownerId', '=', id)
        .where('kind', '=', kind)
        .executeTakeFirst()
      return row?.bytes ?? 0
    }

    const recipeOf = async (member: TestMember) =>
      (await member.api.call(createRecipe, { body: { title: 'Soup' } })).data.id

    test('notes of cookings count when they are written, changed and deleted', async () => {
      const anna = await server.member('Anna')
      const params = { id: await recipeOf(anna) }
      const { otherBytes } = await statsOf(anna)
      const { id } = (await anna.api.call(addCooking, { params, body: { note: 'ж'.repeat(1_000) } })).data
      expect(await storedOf(anna, 'cookings')).toBe(200 + 2_000)
      expect((await statsOf(anna)).otherBytes).toBe((otherBytes ?? 0) + 2_200)
      const cooking = { ...params, cookingId: id }
      await anna.api.call(updateCooking, { params: cooking, body: { note: 'good' } })
      expect(await storedOf(anna, 'cookings')).toBe(200 + 4)
      await anna.api.call(deleteCooking, { params: cooking })
      expect(await storedOf(anna, 'cookings')).toBe(0)
    })

    test('many rows of one statement count, and references with their answers', async () => {
      const anna = await server.member('Anna')
      const { id } = (await anna.api.call(createShoppingList, { body: { title: 'Market' } })).data
      const items = Array.from({ length: 10 }, () => ({ id: uuid(), title: 'milk' }))
      await anna.api.call(addShoppingListItems, { params: { id }, body: { items } }, { reference: uuid() })
      expect(await storedOf(anna, 'shoppingListItems')).toBe(10 * (200 + 4))
      expect(await storedOf(anna, 'appliedChanges')).toBeGreaterThan(200 + 36)
      const itemIds = items.map((item) => item.id).join(',')
      await anna.api.call(deleteShoppingListItems, { params: { id }, query: { itemIds } })
      expect(await storedOf(anna, 'shoppingListItems')).toBe(0)
    })

    test('each label on a recipe counts', async () => {
      const anna = await server.member('Anna')
      const recipeIds = [await recipeOf(anna), await recipeOf(anna)]
      await anna.api.call(attachLabel, { body: { title: 'Fast', recipeIds } })
      expect(await storedOf(anna, 'recipeLabels')).toBe(2 * 200)
    })

    test('what the index knows counts byte for byte, as it grows, and when it is tidied', async () => {
      const anna = await server.member('Anna')
      const id = await recipeOf(anna)
      const counted = async (table: string, rowBytes: number, columns: readonly string[]) => {
        const bytes = sql<number>`sum(${sql.raw([rowBytes, ...columns.map((column) => `octet_length(${column})`)].join(' + '))})`
        const { rows } = await sql<{ bytes: number }>`select ${bytes} as bytes from ${sql.id(table)}
          where "ownerId" = ${anna.id}`.execute(server.database.db)
        return Number(rows[0]?.bytes ?? 0)
      }
      const expectCounted = async () => {
        const postings =
          (await counted('searchPostings', 60, ['word', 'entries', 'positions'])) +
          (await counted('searchAdditions', 60, ['words']))
        expect(postings).toBeGreaterThan(0)
        expect(Number(await storedOf(anna, 'searchPostings'))).toBe(postings)
        expect(Number(await storedOf(anna, 'searchItems'))).toBe(
          await counted('searchItems', 200, ['key', 'name', 'folded']),
        )
        expect(Number(await storedOf(anna, 'searchTexts'))).toBe(await counted('searchTexts', 200, ['items']))
      }
      await anna.api.call(updateRecipe, { params: { id }, body: { title: 'Борщ', ingredients: '2 beets\n1 цибуля' } })
      await expectCounted()
      await anna.api.call(updateRecipe, { params: { id }, body: { title: 'Борщ again', notes: 'Борщ, борщ' } })
      await expectCounted()
      await server.database.db
        .updateTable('searchBooks')
        .set({ nextNumber: 2_000 })
        .where('ownerId', '=', anna.id)
        .execute()
      await tidyIndex(server.database, 0)
      await expectCounted()
    })

    test('an account that is full takes no more notes, and lets go of what it has', async () => {
      const anna = await server.member('Anna')
      const params = { id: await recipeOf(anna) }
      const note = 'ж'.repeat(5_000)
      const ids: string[] = []
      let status = 201
      while (status === 201 && ids.length < 200) {
        const id = uuid()
        status = await statusOf(anna.api.call(addCooking, { params, body: { id, note } }))
        if (status === 201) ids.push(id)
      }
      expect([status, ids.length > 80, ids.length < 100]).toEqual([409, true, true])
      const cooking = { ...params, cookingId: ids[0] ?? '' }
      expect(await statusOf(anna.api.call(deleteCooking, { params: cooking }, { reference: uuid() }))).toBe(200)
    })
  },
  { environment: { MEMBER_TEXT: '1' } },
)
