import { z } from 'zod'
import { kitchenRoles, type RoleWord, roleOf, wordOf } from './kitchen-roles.ts'

/** A role in a body: by its present word, or by the former one of clients of before; until version 2.0. */
export const bodyRole = z.enum([...kitchenRoles, 'keeper', 'guest']).transform(roleOf)

/** The role in which somebody is invited, likewise. */
export const invitedRole = z.enum(['cook', 'reader', 'guest']).transform(roleOf)

/** A role in an answer. */
export const roleWord = z
  .custom<RoleWord>((value) => typeof value === 'string')
  .meta({ type: 'string', examples: kitchenRoles.map(wordOf) })
