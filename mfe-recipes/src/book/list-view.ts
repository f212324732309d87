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
  /** Titles of labels that the recipes do not have. */
  readonly without: readonly string[]
  readonly ratings: readonly RatingFilter[]
  /** Longest total time, minutes; null when it does not matter. */
  readonly maxMinutes: number | null
  /** Words of the source; empty when it does not matter. */
  readonly source: string
  readonly sort: RecipeSort
  /** Whether what friends show is among the own recipes. */
  readonly friends: boolean
  /** Whose profile is looked at; undefined for the own book. */
  readonly userId?: string
  /** Which of the orders at random. */
  readonly seed: number
}

/** The filters of a view, its search aside. */
export type ListFilters = Pick<ListView, 'labels' | 'without' | 'ratings' | 'maxMinutes' | 'source'>

export const noFilters: ListFilters = { labels: [], without: [], ratings: [], maxMinutes: null, source: '' }

/** How many things a view is narrowed by, its search aside. */
export const filterCount = ({ labels, without, ratings, maxMinutes, source }: ListFilters): number =>
  labels.length + without.length + ratings.length + (maxMinutes === null ? 0 : 1) + (source === '' ? 0 : 1)

/** Whether the view leaves out recipes of its folder. */
export const isNarrowed = (view: ListView): boolean => view.search !== '' || filterCount(view) > 0
