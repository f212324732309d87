import type { Migration } from 'kysely/migration'
import { createFriendTables } from '../../friends/tables.ts'
import { createImportTables } from '../../imports/tables.ts'
import { createMessageTables } from '../../messages/tables.ts'
import { createRecipeTables } from '../../recipes/tables.ts'
import { createShoppingListTables } from '../../shopping-lists/tables.ts'
import { createAccountTables } from '../../users/tables.ts'
import { createChangeTables } from '../changes/tables.ts'
import { createJobTables, nameJobNotes } from '../jobs/tables.ts'
import type { Dialect } from './database.ts'

/** All migrations, in order. A name that was released is never changed, nor is what it does. */
export const migrationsFor = (dialect: Dialect): Record<string, Migration> => ({
  '0001-accounts': { up: createAccountTables },
  '0002-recipes': { up: (db) => createRecipeTables(db, dialect) },
  '0003-friends': { up: createFriendTables },
  '0004-messages': { up: (db) => createMessageTables(db, dialect) },
  '0005-jobs': { up: createJobTables },
  '0006-shopping-lists': { up: createShoppingListTables },
  '0007-job-notes': { up: nameJobNotes },
  '0008-imported-recipes': { up: createImportTables },
  '0009-applied-changes': { up: createChangeTables },
})
