import type { AccountTables } from '../users/tables.ts'

/** Every table. Each feature states its own in `tables.ts`. */
export interface Schema extends AccountTables {}
