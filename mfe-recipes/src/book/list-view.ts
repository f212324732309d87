import type { Folder, RecipeSort } from '@potluck/api/recipes'

/** A rating to filter by; `null` in words, as the API spells unrated. */
export type RatingFilter = '5' | '4' | '3' | '2' | '1' | 'null'

export const ratingFilters: readonly RatingFilter[] = ['5', '4', '3', '2', '1', 'null']

/** In place of a label's title: recipes without any label. */
export const unlabeled = 'unlabeled'

/** Which recipes a list shows, and in what order. Two equal views show the same. */
export interface ListView {
  readonly folder: Folder
  /** Words to look for; empty shows the whole folder. */
  readonly search: string
  /** Titles of labels. */
  readonly labels: readonly string[]
  /** All of the labels instead of any. */
  readonly matchAll: boolean
  readonly ratings: readonly RatingFilter[]
  readonly sort: RecipeSort
  /** Whether what friends show is among the own recipes. */
  readonly friends: boolean
  /** Whose profile is looked at; undefined for the own book. */
  readonly userId?: string
}

/** Whether the view leaves out recipes of its folder. */
export const isNarrowed = ({ search, labels, ratings }: ListView): boolean =>
  search !== '' || labels.length > 0 || ratings.length > 0
