import { type Marks, noMarks } from '@potluck/foods/marks'
import { cleanLabelTitle, labelKey, unlabeled } from './label-title.ts'
import type { Bounds, NutrientBounds } from './read-bounds.ts'
import type { Query } from './read-query.ts'

/** The filters of a list or a search, besides words. */
export interface Filter {
  /** Titles; `unlabeled` asks for recipes without any. */
  readonly labels?: readonly string[] | undefined
  readonly labelIntersection?: boolean | undefined
  readonly ratingFilter?: readonly (number | null)[] | undefined
  readonly withoutLabels?: readonly string[] | undefined
  readonly minMinutes?: number | undefined
  readonly maxMinutes?: number | undefined
  /** Asks for recipes of which it is not known whether they lack the marks of the query. */
  readonly unclear?: boolean | undefined
}

/** Labels that were looked up, of which a recipe needs some. */
export interface LabelChoice {
  readonly ids: readonly string[]
  /** How many of the labels a recipe needs at least: more than there are when one does not exist. */
  readonly least: number
  readonly unlabeled: boolean
  readonly every: boolean
}

/** A filter whose labels were looked up. */
export interface Narrowing {
  /** The ratings that match, null for unrated; null matches all. */
  readonly ratings: readonly (number | null)[] | null
  readonly minutes: Bounds | null
  /** Amounts of a serving; each has to fit. */
  readonly nutrients: readonly NutrientBounds[]
  /** The marks to be lacked; null for none. */
  readonly lacking: Lacking | null
  /** A recipe needs what each of them says. */
  readonly labels: readonly LabelChoice[]
  readonly withoutLabelIds: readonly string[]
  readonly withoutUnlabeled: boolean
}

/** The marks that recipes are to lack. */
export interface Lacking {
  readonly marks: Marks
  /** Those of which it is not known, and that are not known to contain it; not those in which all is understood. */
  readonly unclear: boolean
}

/** The marks that a query wants to be lacked; null for none. */
export const lackingOf = ({ unclear = false }: Pick<Filter, 'unclear'>, { lacking }: Query): Lacking | null =>
  lacking === noMarks ? null : { marks: lacking, unclear }

/** The known marks of the lines of a recipe. */
export interface MadeOf {
  /** They contain or may contain these. */
  readonly marks: Marks
  /** Whether there are lines, all of them understood. */
  readonly isClear: boolean
}

/** Whether a recipe is among those that lack something, or among those of which it is not known. */
export function isLacking(madeOf: MadeOf | undefined, { marks, unclear }: Lacking): boolean {
  const isNone = ((madeOf?.marks ?? noMarks) & marks) === noMarks
  return isNone && (madeOf?.isClear ?? false) !== unclear
}

const keysOf = (titles: readonly string[]): readonly string[] => [
  ...new Set(titles.map((title) => (title === unlabeled ? title : labelKey(cleanLabelTitle(title)))).filter(Boolean)),
]

const bothRatings = (a: Narrowing['ratings'], b: Narrowing['ratings']): Narrowing['ratings'] =>
  a && b ? a.filter((rating) => b.includes(rating)) : (a ?? b)

/** The times that a filter and a query leave; null for any. */
export function bothMinutes(filter: Pick<Filter, 'minMinutes' | 'maxMinutes'>, operator: Bounds | null): Bounds | null {
  const { minMinutes, maxMinutes } = filter
  if (minMinutes === undefined && maxMinutes === undefined) return operator
  const { min, max } = operator ?? { min: 0, max: Number.MAX_SAFE_INTEGER }
  return { min: Math.max(min, minMinutes ?? 0), max: Math.min(max, maxMinutes ?? max) }
}

/**
 * Combines a filter and the operators of a query. Labels are looked up: with their ids available, a database knows how
 * few recipes to look at.
 * @param labelIdsOf the ids of labels by their keys (`labelKey`)
 */
export async function narrowingOf(
  filter: Filter,
  query: Query,
  labelIdsOf: (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<Narrowing> {
  const chosen = keysOf(filter.labels ?? [])
  const typed = keysOf(query.labels)
  const unwanted = keysOf([...(filter.withoutLabels ?? []), ...query.without.labels])
  const ids = await labelIdsOf([...new Set([...chosen, ...typed, ...unwanted])])
  const idsOf = (keys: readonly string[]) => keys.flatMap((key) => ids.get(key) ?? [])
  const choice = (keys: readonly string[], every: boolean): LabelChoice[] => {
    const titled = keys.filter((key) => key !== unlabeled)
    const least = every ? titled.length : Math.min(titled.length, 1)
    return keys.length === 0 ? [] : [{ ids: idsOf(titled), least, unlabeled: titled.length < keys.length, every }]
  }
  const ratings = filter.ratingFilter && filter.ratingFilter.length > 0 ? filter.ratingFilter : null
  return {
    ratings: bothRatings(ratings, query.ratings),
    minutes: bothMinutes(filter, query.minutes),
    nutrients: query.nutrients,
    lacking: lackingOf(filter, query),
    labels: [...choice(chosen, filter.labelIntersection ?? false), ...choice(typed, true)],
    withoutLabelIds: idsOf(unwanted),
    withoutUnlabeled: unwanted.includes(unlabeled),
  }
}
