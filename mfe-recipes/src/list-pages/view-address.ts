import type { Folder, RecipeSort } from '@potluck/api/recipes'
import { type ListFilters, type ListView, type RatingFilter, ratingFilters } from '../book/list-view.ts'
import { sameLabel } from '../same-label.ts'

/** The part of a view in its address; the rest are preferences. */
export type AddressedView = ListFilters & Pick<ListView, 'search' | 'seed'>

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

/** A whole number up to a maximum; null for anything else. */
function wholeNumber(value: string | null): number | null {
  const number = Number(value)
  return value && Number.isInteger(number) && number >= 0 && number <= 1_000_000 ? number : null
}

const isRating = (value: string): value is RatingFilter => ratingFilters.some((rating) => rating === value)

/** Removes duplicate labels, compared without case. */
const labelsIn = (value: string | null): readonly string[] => {
  const labels = parts(value).map(decoded)
  return labels.filter((label, at) => labels.findIndex((other) => sameLabel(other, label)) === at)
}

/** Parses the view from the query of `list/{folder}`. Invalid parts are dropped. */
export function readView(folder: Folder, query: URLSearchParams, preferences: ViewPreferences): ListView {
  const search = (query.get('search') ?? '').trim()
  const { includeFriends } = preferences
  const seed = wholeNumber(query.get('seed')) ?? 0
  // There is one inbox: the cook's own.
  const kitchenId = folder === 'inbox' ? null : query.get('kitchen')
  return {
    folder,
    search,
    labels: labelsIn(query.get('labels')),
    without: labelsIn(query.get('without')),
    matchAll: preferences.enableLabelIntersection,
    ratings: ratingFilters.filter((rating) => parts(query.get('ratings')).filter(isRating).includes(rating)),
    maxMinutes: wholeNumber(query.get('time')),
    source: (query.get('source') ?? '').trim(),
    // A seed in the address is a random order that is not stored.
    sort: seed > 0 ? 'random' : preferences.sortBy,
    // Friends belong to the own book.
    friends: kitchenId === null && (includeFriends === 'yes' || (includeFriends === 'search' && search !== '')),
    seed,
    ...(kitchenId !== null && { kitchenId }),
  }
}

/** Writes a change of the view to the query. Other parameters stay. */
export function writeView(query: URLSearchParams, change: Partial<AddressedView>): URLSearchParams {
  const next = new URLSearchParams(query)
  const write = (name: string, value: string | undefined) => {
    if (value === undefined) return
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  write('search', change.search)
  write('labels', change.labels?.map(encodeURIComponent).join(','))
  write('without', change.without?.map(encodeURIComponent).join(','))
  write('ratings', change.ratings?.join(','))
  if (change.maxMinutes !== undefined) write('time', change.maxMinutes === null ? '' : String(change.maxMinutes))
  write('source', change.source)
  if (change.seed !== undefined) write('seed', change.seed === 0 ? '' : String(change.seed))
  return next
}
