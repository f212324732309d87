import type { MarkWords } from '../marks/mark-words.ts'
import type { RemarkWords } from '../remark-words.ts'

/** The words for foods in one language, in a chunk that is loaded on demand. */
export interface FoodsLoader {
  /** The names of a food, separated by commas, in each line. */
  readonly names: () => Promise<string>
  readonly remarks: () => Promise<RemarkWords>
  /** Names of what holds allergens. */
  readonly marks: () => Promise<MarkWords>
}
