import type { Folder } from '@potluck/api/recipes'

/** The address of a list of the cook's books. */
export interface ListAddress {
  readonly folder: Folder
  /** Its query: book, search and filters. */
  readonly query: string
}

let last: ListAddress | null = null

/** The list that this window displayed last: a recipe opens beside it. */
export const lastList = {
  get: (): ListAddress | null => last,
  set: (list: ListAddress): void => {
    last = list
  },
}
