import type { Kitchen } from '@potluck/api/kitchens'

/** The kitchens in which the cook is no guest. */
export const writableOf = (kitchens: readonly Kitchen[]): readonly Kitchen[] =>
  kitchens.filter(({ role }) => role === 'keeper' || role === 'cook')
