import { bothDatabases } from '../../../testing/each-database.ts'
import { type Given, preparedStatement } from './prepared-statement.ts'

const named = preparedStatement(({ db }, given: Given<{ readonly name: string; readonly most: number }>) =>
  db
    .selectFrom('users')
    .select(['name', given('name').as('asked')])
    .where('name', '=', given('name'))
    .where('id', '!=', 'nobody')
    .limit(given('most')),
)

bothDatabases('a prepared statement', (server) => {
  test('returns to each call the rows of its own values, also in parallel', async () => {
    await Promise.all([server.member('Anna'), server.member('Boris')])
    const names = ['Boris', 'Anna', 'Nobody', 'Boris']
    const found = await Promise.all(names.map((name) => named(server.database, { name, most: 5 })))
    expect(found.map((rows) => rows.map((row) => [row.name, row.asked]))).toEqual([
      [['Boris', 'Boris']],
      [['Anna', 'Anna']],
      [],
      [['Boris', 'Boris']],
    ])
    expect(await named(server.database, { name: 'Anna', most: 0 })).toEqual([])
  })
})
