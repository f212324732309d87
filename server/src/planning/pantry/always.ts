import type { PantryItem } from '@potluck/api/pantry'
import type { Database } from '../../machinery/base/database/database.ts'
import { changePantry, type Home, rowsOf } from './store.ts'

/** The things that are always at home, by name. */
export async function alwaysAtHome(database: Database, home: Home): Promise<PantryItem[]> {
  const rows = await rowsOf(database, home)
  return rows.filter(({ always }) => always === 1).map(({ itemKey: key, title }) => ({ key, title }))
}

/** Remembers something that is at home as a rule; its amount does not count. @throws {Refusal} `list-full` */
export async function addAlways(database: Database, home: Home, title: string): Promise<PantryItem> {
  const [row] = await changePantry(database, home, { put: [{ title, always: true }], used: [] })
  return { key: row?.itemKey ?? title, title: row?.title ?? title }
}
