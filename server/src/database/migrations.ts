import type { Migration } from 'kysely/migration'
import { createAccountTables } from '../users/tables.ts'
import type { Dialect } from './database.ts'

/** All migrations, in order. A name that was released is never changed, nor is what it does. */
export const migrationsFor = (_dialect: Dialect): Record<string, Migration> => ({
  '0001-accounts': { up: createAccountTables },
})
