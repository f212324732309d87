import { getPantry, listPantry } from '@potluck/api/pantry'
import { sql } from 'kysely'
import { aKitchen, joins } from '../../../testing/access-world.ts'
import { databases, startTestServer } from '../../../testing/test-server.ts'
import { migrationsFor } from '../database/migrations.ts'

const added = [
  'always',
  'place',
  'since',
  'useBy',
  'amount',
  'portions',
  'recipeId',
  'bringerId',
  'itemId',
  'tickedAt',
  'beforeTick',
]

test.each(databases)(
  'the staples of members are joined in the household that each joined first on %s',
  async (kind) => {
    const server = await startTestServer(kind)
    try {
      const [anna, ben, carl] = [await server.member('Anna'), await server.member('Ben'), await server.member('Carl')]
      const home = await aKitchen(anna)
      await joins(anna, home, ben, 'reader')
      const club = await aKitchen(ben, [], 'Club')
      const { db } = server.database
      for (const column of added) await sql`alter table staples drop column ${sql.id(column)}`.execute(db)
      const stored = [
        [anna, 'salt'],
        [ben, 'salt'],
        [ben, 'rice'],
        [carl, 'oil'],
      ] as const
      for (const [at, [{ id }, title]] of stored.entries()) {
        await sql`insert into staples ("ownerId", "itemKey", title, "createdAt")
        values (${id}, ${title}, ${title}, ${`2026-01-0${at + 1}T00:00:00.000Z`})`.execute(db)
      }

      await migrationsFor(kind)['0073-pantry']?.up(db)

      const { things, joined } = (await anna.api.call(getPantry, {})).data
      expect(things.map(({ title, always, place }) => [title, always, place])).toEqual([
        ['rice', true, 'cupboard'],
        ['salt', true, 'cupboard'],
      ])
      expect(joined).toEqual([{ name: 'Ben', titles: ['rice'] }])
      expect((await ben.api.call(getPantry, { query: { home: club } })).data.things).toEqual([])
      expect((await ben.api.call(listPantry, {})).data.map(({ title }) => title)).toEqual(['rice', 'salt'])
      expect((await carl.api.call(listPantry, {})).data.map(({ title }) => title)).toEqual(['oil'])
    } finally {
      await server.close()
    }
  },
)
