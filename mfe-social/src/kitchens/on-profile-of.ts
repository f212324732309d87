import type { Kitchen } from '@potluck/api/kitchens'

/** Whether the profile of an owner displays the recipes of a kitchen. It stops when they are no longer owner. */
export const isOnProfileOf = ({ shownBy = [] }: Kitchen, personId: string): boolean =>
  shownBy.some(({ id }) => id === personId)
