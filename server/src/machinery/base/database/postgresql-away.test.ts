import { getAccount } from '@potluck/api/account'
import { directImports } from '@potluck/api/direct-imports'
import { createRecipe, listRecipes } from '@potluck/api/recipes'
import { sql } from 'kysely'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { jobEnd } from '../../../testing/job-end.ts'
import { type PostgresqlWay, postgresqlWay } from '../../../testing/postgresql-way.ts'
import { startTestServer, type TestMember, type TestServer } from '../../../testing/test-server.ts'

const [, { endpoint: importJsonLd }] = directImports

const soups = (count: number) =>
  new Blob([JSON.stringify(Array.from({ length: count }, (_, n) => ({ '@type': 'Recipe', name: `Soup ${n}` })))])

/** Milliseconds. */
const patience = { connection: 1_000, statement: 400 }

describe('a failing PostgreSQL server', () => {
  let base: TestServer
  let way: PostgresqlWay
  let server: TestServer
  let anna: TestMember

  beforeEach(async () => {
    base = await startTestServer('postgresql')
    way = await postgresqlWay(base.config.databaseUrl)
    server = await startTestServer('sqlite', { DATABASE_URL: way.url }, { patience })
    anna = await server.member('Anna')
  })

  afterEach(async () => {
    way.mend()
    await server.close()
    way.close()
    await base.close()
  })

  const away = { status: 503, data: { error: { code: 'database-away' } } }
  const account = () => anna.api.call(getAccount, {})
  const write = (id: string) => anna.api.call(createRecipe, { body: { id, title: 'Soup' } })
  const titles = async () => (await anna.api.call(listRecipes, { query: {} })).data.data.map(({ title }) => title)

  test('a database that stops answering fails all calls in time, also those that wait for a connection', async () => {
    way.silence()
    const before = Date.now()
    const calls = Array.from({ length: 30 }, () => account())
    const outcomes = await Promise.allSettled(calls)
    expect(Date.now() - before).toBeLessThan(15_000)
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: away })
    }
    way.mend()
    expect((await account()).data.name).toBe('Anna')
  })

  test('a database that accepts connections without answering fails calls in time, and the next call works', async () => {
    way.cut()
    await expect(account()).rejects.toMatchObject(away)
    way.silence()
    await expect(account()).rejects.toMatchObject(away)
    way.mend()
    expect((await account()).data.name).toBe('Anna')
  })

  test('a transaction that lost its connection leaves no data, and its repetition is applied once', async () => {
    const id = uuid()
    way.cutBefore('insert into "searchAdditions"')
    await expect(write(id)).rejects.toMatchObject(away)
    expect(await titles()).toEqual([])
    await write(id)
    expect(await titles()).toEqual(['Soup'])
  })

  test('a call that lost its connection at the commit is applied once when it is repeated', async () => {
    const id = uuid()
    way.cutBefore('commit')
    await expect(write(id)).rejects.toMatchObject(away)
    await write(id)
    expect(await titles()).toEqual(['Soup'])
  })

  test('a database that only follows another fails writes, until its connections lead to one that does not', async () => {
    const name = new URL(base.config.databaseUrl ?? '').pathname.slice(1)
    const alone = (yes: 'on' | 'off') =>
      sql`alter database ${sql.ref(name)} set default_transaction_read_only = ${sql.raw(yes)}`.execute(base.database.db)
    await alone('on')
    way.cut()
    way.mend()
    await account().catch(account)
    const id = uuid()
    await expect(write(id)).rejects.toMatchObject(away)
    await alone('off')
    // As clients do: each connection that was opened meanwhile is found out once.
    let tries = 0
    const isDone = () =>
      write(id).then(
        () => true,
        () => false,
      )
    while (!(await isDone())) expect(++tries).toBeLessThan(10)
    expect(await titles()).toEqual(['Soup'])
  })

  test('an import that lost its connection continues and imports everything once', async () => {
    way.cutBefore('Soup 170')
    const { jobId } = (await anna.api.call(importJsonLd, { file: soups(300) })).data
    const job = await jobEnd(anna, jobId)
    expect(job).toMatchObject({ status: 'done', done: 300, outcomes: { done: 300, failed: 0 } })
    const { totalCount } = (await anna.api.call(listRecipes, { query: {} })).data
    expect(totalCount).toBe(300)
  })
})

test('an import ends although another process locks the tables that it would clean up', async () => {
  const server = await startTestServer('postgresql', {}, { patience })
  const anna = await server.member('Anna')
  const other = new pg.Client({ connectionString: server.config.databaseUrl })
  await other.connect()
  // Like a vacuum.
  await other.query('begin; lock table recipes, labels in share update exclusive mode')
  const { jobId } = (await anna.api.call(importJsonLd, { file: soups(500) })).data
  expect(await jobEnd(anna, jobId)).toMatchObject({ status: 'done', done: 500 })
  await other.end()
  await server.close()
})
