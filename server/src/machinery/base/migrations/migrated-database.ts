import { type RawBuilder, sql } from 'kysely'

/** The databases that migrations are written for. This file is as frozen as the migrations that lean on it. */
export type MigratedDatabase = 'sqlite' | 'postgresql'

/** Column type of text that is sorted by code points. */
export const sortableText = (database: MigratedDatabase): RawBuilder<unknown> =>
  database === 'postgresql' ? sql`text collate "C"` : sql`text`
