import { deleteAccount, getAccount } from '@potluck/api/account'
import { migrationsFor } from '../../machinery/base/database/migrations.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { statusOf } from '../../testing/status-of.ts'
import type { TestMember } from '../../testing/test-server.ts'
import { appointAdmin } from './admins.ts'

const end = ({ api }: TestMember) => statusOf(api.call(deleteAccount, { body: { currentPassword: 'correct horse' } }))

const keeps = async ({ api }: TestMember) => (await api.call(getAccount, {})).data.isAdmin

bothDatabases('admins', (server) => {
  test('the first account of a server is its admin, and of those who register at once one is', async () => {
    const anna = await server.member('Anna')
    const others = await Promise.all(['Ben', 'Carl', 'Dora'].map((name) => server.member(name)))
    expect(await keeps(anna)).toBe(true)
    expect(await Promise.all(others.map(keeps))).toEqual([false, false, false])
  })

  test('the last admin cannot delete their account while others have one', async () => {
    const { db } = server.database
    await db.deleteFrom('users').execute()
    const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
    expect(await end(anna)).toBe(409)
    expect(await keeps(anna)).toBe(true)
    await appointAdmin(server.database, ben.email)
    await server.member('Carl')
    // When two go at the same time, one stays.
    expect((await Promise.all([end(anna), end(ben)])).sort()).toEqual([200, 409])
    const left = await db.selectFrom('users').select('keeper').orderBy('keeper').execute()
    expect(left).toEqual([{ keeper: 0 }, { keeper: 1 }])
  })

  test('the only account of a server can be deleted', async () => {
    await server.database.db.deleteFrom('users').execute()
    expect(await end(await server.member('Anna'))).toBe(200)
    expect(await keeps(await server.member('Ben'))).toBe(true)
  })

  test('a disabled admin does not count', async () => {
    const { db } = server.database
    await db.deleteFrom('users').execute()
    const [anna, ben] = [await server.member('Anna'), await server.member('Ben')]
    await db
      .updateTable('users')
      .set({ keeper: 1, disabledAt: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', ben.id)
      .execute()
    expect(await end(anna)).toBe(409)
  })

  test('the oldest account of an existing server becomes its admin', async () => {
    const { db } = server.database
    await db.deleteFrom('users').execute()
    await server.member('Anna')
    const ben = await server.member('Ben')
    await db.updateTable('users').set({ createdAt: '2020-01-01T00:00:00.000Z' }).where('id', '=', ben.id).execute()
    await db.schema.dropTable('serverSettings').execute()
    await db.schema.alterTable('users').dropColumn('keeper').execute()
    await db.schema.alterTable('users').dropColumn('disabledAt').execute()
    await migrationsFor(server.database.dialect.name)['0044-keepers']?.up(db)
    const admins = await db.selectFrom('users').select('id').where('keeper', '=', 1).execute()
    expect(admins).toEqual([{ id: ben.id }])
  })
})
