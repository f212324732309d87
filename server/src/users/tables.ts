import type { Kysely } from 'kysely'

export interface AccountTables {
  users: {
    id: string
    name: string
    /** Trimmed and lower-cased. */
    email: string
    /** argon2id, in PHC form. */
    passwordHash: string
    /** Lower-cased, or null. */
    handle: string | null
    createdAt: string
    updatedAt: string
    lastLoginAt: string | null
  }
  sessions: {
    /** SHA-256 of the token. */
    id: string
    userId: string
    createdAt: string
    usedAt: string
    expiresAt: string
  }
  passwordResets: {
    /** SHA-256 of the mailed code. */
    id: string
    userId: string
    expiresAt: string
  }
  secrets: { name: string; value: string }
  throttles: {
    /** What is slowed, as `login:account:<digest>`. */
    key: string
    /** When every try so far will be paid for, milliseconds since 1970. */
    paidAt: number
  }
}

export async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('handle', 'text', (column) => column.unique())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('lastLoginAt', 'text')
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('usedAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_user').on('sessions').column('userId').execute()
  await db.schema
    .createTable('passwordResets')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('userId', 'varchar(36)', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('throttles')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('paidAt', 'bigint', (column) => column.notNull())
    .execute()
}
