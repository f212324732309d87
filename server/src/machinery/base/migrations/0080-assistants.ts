import { type Kysely, sql } from 'kysely'

/** Assistants by OAuth: what registered, what asks to be allowed, and grants, each of which is an API token that is renewed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('assistantClients')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('name', 'varchar(100)', (column) => column.notNull())
    .addColumn('redirects', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'varchar(24)', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('assistantRequests')
    .addColumn('digest', 'varchar(64)', (column) => column.notNull().primaryKey())
    .addColumn('clientId', 'varchar(36)', (column) =>
      column.notNull().references('assistantClients.id').onDelete('cascade'),
    )
    .addColumn('redirect', 'text', (column) => column.notNull())
    .addColumn('state', 'text')
    .addColumn('challenge', 'varchar(43)', (column) => column.notNull())
    .addColumn('scopes', 'varchar(100)', (column) => column.notNull())
    .addColumn('expiresAt', 'varchar(24)', (column) => column.notNull())
    .addColumn('userId', 'varchar(36)', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('tokenId', 'varchar(36)')
    .addColumn('usedAt', 'varchar(24)')
    .execute()
  for (const column of ['clientId', 'userId', 'expiresAt'])
    await db.schema.createIndex(`assistantRequests_${column}`).on('assistantRequests').column(column).execute()
  const tokens = () => db.schema.alterTable('apiTokens')
  await tokens()
    .addColumn('clientId', 'varchar(36)', (column) => column.references('assistantClients.id').onDelete('cascade'))
    .execute()
  await tokens().addColumn('accessEndsAt', 'varchar(24)').execute()
  await tokens().addColumn('familyDigest', 'varchar(64)').execute()
  await tokens().addColumn('refreshDigest', 'varchar(64)').execute()
  for (const column of ['clientId', 'familyDigest'])
    await db.schema
      .createIndex(`apiTokens_${column}`)
      .on('apiTokens')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute()
}
