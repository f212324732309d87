import type { KitchenRole } from '@potluck/api/kitchen-roles'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { wordsOf } from '../../ground/access/stored-roles.ts'
import type { Schema } from '../../machinery/base/database/schema.ts'

/**
 * The condition that a person has one of some roles in a kitchen now.
 * @param kitchenId of the query around it, as `eb.ref('invitations.kitchenId')`
 * @param personId likewise
 */
export function hasRole(
  kitchenId: Expression<string | null>,
  personId: Expression<string | null>,
  roles: readonly KitchenRole[],
): Expression<SqlBool> {
  const { exists, selectFrom } = expressionBuilder<Schema>()
  return exists(
    selectFrom('kitchenMembers as holder')
      .select('holder.personId')
      .where('holder.kitchenId', '=', kitchenId)
      .where('holder.personId', '=', personId)
      .where('holder.role', 'in', wordsOf(...roles)),
  )
}
