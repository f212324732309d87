import type { Folder, RecipeSort } from '@potluck/api/recipes'

/** A rating to filter by; `null` is the API's word for unrated. */
export type RatingFilter = '5' | '4' | '3' | '2' | '1' | 'null'

export const ratingFilters: readonly RatingFilter[] = ['5', '4', '3', '2', '1', 'null']

/** The value for recipes without any label, in place of a title. */
export const unlabeled = 'unlabeled'

/** The filters and the order of a list. Equal views display the same recipes. */
export interface ListView {
  readonly folder: Folder
  /** Search text; empty for the whole folder. */
  readonly search: string
  /** Titles of labels. */
  readonly labels: readonly string[]
  /** Whether a recipe needs all of the labels, not any. */
  readonly matchAll: boolean
  /** Titles of excluded labels. */
  readonly without: readonly string[]
  readonly ratings: readonly RatingFilter[]
  /** Maximum total time, minutes; null for any. */
  readonly maxMinutes: number | null
  /** Words of the source; empty for any. */
  readonly source: string
  readonly sort: RecipeSort
  /** Whether recipes of friends are included. */
  readonly friends: boolean
  /** Owner of the profile; undefined for the own book. */
  readonly userId?: string
  /** With `userId`: the kitchen whose book the profile shows. */
  readonly profileKitchen?: string
  /** The kitchen in whose book the folder is, or all books (`isAllBooks`); undefined for the own book. */
  readonly kitchenId?: string | undefined
  /** Seed of a random order. */
  readonly seed: number
}

/** The filters of a view without its search. */
export type ListFilters = Pick<ListView, 'labels' | 'without' | 'ratings' | 'maxMinutes' | 'source'>

export const noFilters: ListFilters = { labels: [], without: [], ratings: [], maxMinutes: null, source: '' }

/** Counts the active filters of a view, without its search. */
export const filterCount = ({ labels, without, ratings, maxMinutes, source }: ListFilters): number =>
  labels.length + without.length + ratings.length + (maxMinutes === null ? 0 : 1) + (source === '' ? 0 : 1)

/** Whether the view excludes recipes of its folder. */
export const isNarrowed = (view: ListView): boolean => view.search !== '' || filterCount(view) > 0
