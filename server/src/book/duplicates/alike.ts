import { withoutTracking } from '@potluck/clip/plain-address'
import { sequenceOf } from '@potluck/search/words-of'

/** The values that decide whether two recipes are likely duplicates. */
export interface ComparedRecipe {
  /** The words of its title, each once. */
  readonly title: ReadonlySet<string>
  /** The keys of its ingredients. */
  readonly items: ReadonlySet<string>
}

/** So much of all that two say must be said by both, to be alike. */
const enough = { title: 0.5, items: 0.6 } as const

/** The words of a title, folded, each once. */
export const titleWords = (title: string): ReadonlySet<string> => new Set(sequenceOf(title))

/** How much two have in common, of all that they have: 1 for the same, 0 for nothing. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((value) => other.has(value)).length
  return common === 0 ? 0 : common / (one.size + other.size - common)
}

/** How much title and ingredients are alike; 0 where not enough. Where both say nothing of ingredients, only the same title is. */
export function alikeness(one: ComparedRecipe, other: ComparedRecipe): number {
  const titles = likeness(one.title, other.title)
  if (one.items.size === 0 && other.items.size === 0) return titles === 1 ? 1 : 0
  const items = likeness(one.items, other.items)
  return titles >= enough.title && items >= enough.items ? titles + items : 0
}

/** Whether title and ingredients are alike. */
export const areAlike = (one: ComparedRecipe, other: ComparedRecipe): boolean => alikeness(one, other) > 0

/** The canonical form of a web address; null for any other text. */
export function pageOf(link: string): string | null {
  if (link.trim() === '') return null
  const url = URL.parse(withoutTracking(link.trim()))
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}${url.search}`
}
