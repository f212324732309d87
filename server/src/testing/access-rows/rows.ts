import { accountRows } from './accounts.ts'
import { backupRows } from './backups.ts'
import { calendarRows } from './calendars.ts'
import { inAndOutRows } from './in-and-out.ts'
import { kitchenRows } from './kitchens.ts'
import { listRows } from './lists.ts'
import { memberRows } from './members.ts'
import { peopleRows } from './people.ts'
import { planRows } from './plans.ts'
import { recipeRows } from './recipes.ts'
import type { Row } from './row.ts'
import { securityRows } from './security.ts'
import { trashRows } from './trash.ts'
import { webhookRows } from './webhooks.ts'

/** Every endpoint, in one situation or more. */
export const rows: readonly Row[] = [
  ...accountRows,
  ...securityRows,
  ...memberRows,
  ...backupRows,
  ...peopleRows,
  ...recipeRows,
  ...kitchenRows,
  ...listRows,
  ...planRows,
  ...calendarRows,
  ...trashRows,
  ...webhookRows,
  ...inAndOutRows,
]
