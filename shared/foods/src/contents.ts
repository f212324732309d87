import type { Nutrients } from './food.ts'
import type { Marks } from './marks.ts'

/**
 * Why a line is not counted. Its food is not known, or how much of it there is ("lasagna noodles"). Or it states no amount:
 * a touch, or something beside the dish ("salt to taste", "rice, for serving"). Or it is a recipe that counts in part only.
 */
export type NotCounted = 'food' | 'weight' | 'amount' | 'part'

/** Says what one line of ingredients is. */
export interface LineContents {
  /** Its place among the lines of the text, empty ones and headers included; from 0. */
  readonly at: number
  /** The id of its food; null where it is not known, and for a recipe. */
  readonly food: string | null
  /** Whether it is another recipe. */
  readonly isRecipe: boolean
  /** Grams as bought; null where they are not known. */
  readonly grams: number | null
  /** Grams that are eaten: without bone, peel, and what stays in the pan. Null where they are not known. */
  readonly eaten: number | null
  readonly notCounted: NotCounted | null
  readonly contains: Marks
  /** It often contains them, and not always. */
  readonly mayContain: Marks
  /** Whether all of it is understood, so that what is not named is not in it as a rule. */
  readonly isUnderstood: boolean
}

/** Says what a recipe is made of, as far as it is known. */
export interface Contents {
  /** Lines that are food: no headers, no empty lines. */
  readonly lines: readonly LineContents[]
  /** The sum of the counted lines, of the whole recipe. */
  readonly nutrients: Nutrients
  /** Grams that are eaten, of the counted lines. */
  readonly grams: number
  readonly contains: Marks
  readonly mayContain: Marks
}

/** A household chose it for names: the id of a food, by item key; null for "no food". */
export type ChosenFoods = ReadonlyMap<string, string | null>
