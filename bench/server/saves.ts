import { createApiClient } from '@potluck/api/client'
import { createRecipe, getRecipe, updateRecipe, writtenFields } from '@potluck/api/recipes'
import { openPlainSql, type PlainSql } from 'server/testing/plain-sql'
import { searchedBook } from 'server/testing/searched-book'
import { v7 as uuid } from 'uuid'
import { usedBy } from './meter.ts'

/** Saves in a row, of which the mean is told. */
const inARow = 20

const round = (value: number): number => Math.round(value * 10) / 10

/** The cost of a save: processor time of the server and of PostgreSQL, and bytes that go to the disk. */
export interface SaveCost {
  readonly serverMs: number
  readonly databaseMs: number
  /** SQLite: all that is written, the log and what follows from it. PostgreSQL: its write-ahead log. */
  readonly kilobytes: number
}

/** Where saves are measured. */
interface Place {
  readonly address: string
  readonly token: string
  /** The file of SQLite, or the address of PostgreSQL. */
  readonly place: string
  /** Process id of the server. */
  readonly pid: number
  readonly databaseMs: () => number
}

/** Bytes of PostgreSQL's log; all that was written by the server's process and by this one, of SQLite. */
async function loggedBytes({ place, pid }: Place, sql: PlainSql): Promise<number> {
  if (!place.startsWith('postgres')) return usedBy(pid).writtenBytes + usedBy(process.pid).writtenBytes
  const [position] = await sql.run("select pg_current_wal_insert_lsn() - '0/0' as bytes")
  return Number(position?.bytes)
}

async function costOf(place: Place, sql: PlainSql, save: (number: number) => Promise<unknown>): Promise<SaveCost> {
  const isPostgresql = place.place.startsWith('postgres')
  const used = async () => ({
    serverMs: usedBy(place.pid).processorMs,
    databaseMs: place.databaseMs(),
    bytes: await loggedBytes(place, sql),
  })
  for (let number = 0; number < 5; number += 1) await save(number)
  await sql.run(isPostgresql ? 'checkpoint' : 'pragma wal_checkpoint(truncate)')
  const before = await used()
  for (let number = 5; number < 5 + inARow; number += 1) await save(number)
  // Work that the save left for later is its cost, too.
  if (!isPostgresql) await sql.run('pragma wal_checkpoint(passive)')
  const after = await used()
  return {
    serverMs: round((after.serverMs - before.serverMs) / inARow),
    databaseMs: round((after.databaseMs - before.databaseMs) / inARow),
    kilobytes: round((after.bytes - before.bytes) / inARow / 1_000),
  }
}

/** Creates and updates recipes of a book, twenty in a row. */
export async function costOfSaves(place: Place) {
  const api = createApiClient({ base: `${place.address}api/`, token: () => place.token })
  const drafts = searchedBook(inARow + 5).map(({ draft }) => ({ ...draft, id: uuid() }))
  const sql = await openPlainSql(place.place)
  const create = await costOf(place, sql, (number) => api.call(createRecipe, { body: drafts[number] ?? { title: '' } }))
  const update = await costOf(place, sql, async (number) => {
    const { data } = await api.call(getRecipe, { params: { id: drafts[number]?.id ?? '' } })
    const body = { ...writtenFields(data), notes: `Less butter next time, ${number}.` }
    await api.call(updateRecipe, { params: { id: data.id }, body })
  })
  await sql.close()
  return { create, update }
}
