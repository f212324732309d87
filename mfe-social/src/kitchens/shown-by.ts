import type { Kitchen } from '@potluck/api/kitchens'

/** Whether the profile of a keeper shows the recipes of a kitchen: it stops when they keep it no more. */
export const isShownBy = ({ shownBy = [] }: Kitchen, personId: string): boolean =>
  shownBy.some(({ id }) => id === personId)
