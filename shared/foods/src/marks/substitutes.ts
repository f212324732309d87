import type { Mark } from '../marks.ts'

/** Something else to take for what somebody must not eat. */
export interface Substitute {
  /** Names its words. */
  readonly id: 'milk' | 'egg' | 'peanut'
  /** What it stands in for. */
  readonly mark: Mark
  readonly source: string
}

/** What the kitchen knows to take instead. */
const substitutes: readonly Substitute[] = [
  { id: 'milk', mark: 'milk', source: 'WebMD' },
  { id: 'egg', mark: 'egg', source: 'The Culinary Institute of America' },
  { id: 'peanut', mark: 'peanut', source: 'Banner Health' },
]

/** What to take instead of what a mark stands for; null where nothing is known. */
export const substituteFor = (mark: Mark): Substitute | null =>
  substitutes.find((substitute) => substitute.mark === mark) ?? null
