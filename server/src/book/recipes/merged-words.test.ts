import { recipeDraft, searchRecipes } from '@potluck/api/recipes'
import { v7 as uuid } from 'uuid'
import { Book } from '../../ground/access/book.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import { eachDatabase } from '../../testing/each-database.ts'
import { insertRecipes } from './insert.ts'

eachDatabase('words of latest saves', (server) => {
  test('recipes are found before and after their words are merged, and once', async () => {
    const anna = await server.member('Anna')
    const { database } = server
    const book = Book.of(await anna.acting())
    const add = (from: number, count: number) =>
      changeBook(database, book, (open) =>
        insertRecipes(
          open,
          Array.from({ length: count }, (_, at) => ({
            id: uuid(),
            draft: recipeDraft.parse({ title: `Leek pie ${from + at}`, ingredients: '2 leeks\n1 onion' }),
          })),
        ),
      )
    const countOf = async (query: string) =>
      (await anna.api.call(searchRecipes, { query: { query, count: 1 } })).data.totalCount
    const added = () =>
      database.db
        .selectFrom('searchAdditions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('ownerId', '=', book.ownerId)
        .executeTakeFirstOrThrow()
    for (const [count, left] of [
      [100, 100],
      [100, 0],
      [20, 20],
      [1, 21],
    ] as const) {
      const before = await countOf('leek')
      await add(before, count)
      const all = before + count
      expect([await countOf('leek'), await countOf('le'), await countOf('onions')]).toEqual([all, all, all])
      expect([await countOf('"leek pie"'), await countOf(`"pie ${all - 1}"`), await countOf('-leek')]).toEqual([
        all,
        1,
        0,
      ])
      expect((await added()).count).toBe(left)
    }
  })
})
