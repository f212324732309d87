import { roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'

/** The kitchens that the cook may write into. */
export const writableOf = (kitchens: readonly Kitchen[]): readonly Kitchen[] =>
  kitchens.filter(({ role }) => roleOf(role) !== 'reader')
