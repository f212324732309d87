import { createRecipe, getRecipe } from '@potluck/api/recipes'
import { databases, startTestServer } from '../../../testing/test-server.ts'
import { migrationsFor } from '../database/migrations.ts'

test.each(databases)('control characters that were written before become spaces on %s', async (kind) => {
  const server = await startTestServer(kind)
  try {
    const anna = await server.member('anna')
    const [dirty, clean] = await Promise.all(
      ['Soup', 'Pie'].map(async (title) => (await anna.api.call(createRecipe, { body: { title } })).data),
    )
    if (!dirty || !clean) throw new Error('there are no recipes')
    const notes = 'salt\u0001\u0008\u000b\u000c\u000e\u001f\u007f\tand\r\npepper'
    const { db } = server.database
    await db.updateTable('recipes').set({ notes, title: 'So\u0002up' }).where('id', '=', dirty.id).execute()
    await migrationsFor(kind)['0042-control-characters']?.up(db)
    const read = async (id: string) => (await anna.api.call(getRecipe, { params: { id } })).data
    expect(await read(dirty.id)).toMatchObject({ title: 'So up', notes: 'salt       \tand\r\npepper' })
    expect(await read(clean.id)).toEqual(clean)
  } finally {
    await server.close()
  }
})
