import type { Mark } from '../marks.ts'

/** Something else to take for what somebody must not eat. */
export interface Substitute {
  /** Names its words. */
  readonly id: 'milk' | 'egg' | 'peanut'
  /** It stands in for this. */
  readonly mark: Mark
  readonly source: string
}

/** The substitutes that the kitchen knows. */
const substitutes: readonly Substitute[] = [
  { id: 'milk', mark: 'milk', source: 'WebMD' },
  { id: 'egg', mark: 'egg', source: 'The Culinary Institute of America' },
  { id: 'peanut', mark: 'peanut', source: 'Banner Health' },
]

/** The substitute for a mark; null where none is known. */
export const substituteFor = (mark: Mark): Substitute | null =>
  substitutes.find((substitute) => substitute.mark === mark) ?? null
