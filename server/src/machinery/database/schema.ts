import type { ChangeTables } from '../changes/tables.ts'
import type { ClockTables } from '../clock/tables.ts'
import type { JobTables } from '../jobs/tables.ts'
import type { TicketTables } from '../tickets/tables.ts'

/** Tables of the ground floor; `server/src/schema.ts` adds those of the features by `declare module`. */
export interface Schema extends ChangeTables, ClockTables, JobTables, TicketTables {}
