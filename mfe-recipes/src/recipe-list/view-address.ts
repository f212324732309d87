import type { Folder, RecipeSort } from '@potluck/api/recipes'
import { type ListView, type RatingFilter, ratingFilters } from '../book/list-view.ts'
import { sameLabel } from '../book/same-label.ts'

/** The part of a view that its address carries; the rest is the cook's preference. */
export type AddressedView = Pick<ListView, 'search' | 'labels' | 'ratings'>

export interface ViewPreferences {
  readonly enableLabelIntersection: boolean
  readonly sortBy: RecipeSort
  readonly includeFriends: 'no' | 'search' | 'yes'
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const parts = (value: string | null): string[] => (value ?? '').split(',').filter((part) => part !== '')

const isRating = (value: string): value is RatingFilter => ratingFilters.some((rating) => rating === value)

/** Each label once, in whatever capitals. */
const withoutRepeats = (labels: readonly string[]): readonly string[] =>
  labels.filter((label, at) => labels.findIndex((other) => sameLabel(other, label)) === at)

/** Reads the view out of the query of `list/{folder}`; what it cannot read it leaves out. */
export function readView(folder: Folder, query: URLSearchParams, preferences: ViewPreferences): ListView {
  const search = (query.get('search') ?? '').trim()
  const { includeFriends } = preferences
  return {
    folder,
    search,
    labels: withoutRepeats(parts(query.get('labels')).map(decoded)),
    matchAll: preferences.enableLabelIntersection,
    ratings: ratingFilters.filter((rating) => parts(query.get('ratings')).filter(isRating).includes(rating)),
    sort: preferences.sortBy,
    friends: includeFriends === 'yes' || (includeFriends === 'search' && search !== ''),
  }
}

/** Writes a change of the view into the query, leaving what it does not know in place. */
export function writeView(query: URLSearchParams, change: Partial<AddressedView>): URLSearchParams {
  const next = new URLSearchParams(query)
  const write = (name: string, value: string | undefined) => {
    if (value === undefined) return
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  write('search', change.search)
  write('labels', change.labels?.map(encodeURIComponent).join(','))
  write('ratings', change.ratings?.join(','))
  return next
}
