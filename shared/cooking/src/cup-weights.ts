import type { Vocabulary } from './vocabulary.ts'

/** Says how much a US cup weighs of a thing that one country weighs and another measures. */
export interface CupWeights {
  readonly vocabulary: Vocabulary
  /** Null for other things, and for what pours. */
  readonly gramsPerCup: (ingredient: string) => number | null
}
