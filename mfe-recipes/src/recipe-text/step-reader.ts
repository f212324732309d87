import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import { findNamedIngredients, type NamedIngredient } from '@potluck/cooking/named-ingredients'
import type { RewriteAmount } from '@potluck/cooking/step-amounts'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { AmountScaler } from './as-written.ts'
import type { VisibleIngredient } from './ingredient-list.ts'

/** A piece of a step with the amount of the ingredient that it names; null for other words. */
export interface StepPiece {
  readonly text: string
  readonly amount: string | null
}

/** Parses the steps of a recipe with its ingredients. */
export interface StepReader {
  /** A step with scaled and converted amounts and temperatures. */
  scaled(step: string): string
  /** Splits a piece of a step at the ingredients that it names. */
  pieces(text: string): readonly StepPiece[]
}

/** Converts the amounts of a scaled step to the units of the cook. */
export type ConvertStep = (step: string, ingredients: readonly IngredientLine[], scale: RewriteAmount) => string

export interface StepReading {
  readonly ingredients: readonly VisibleIngredient[]
  readonly scaler: AmountScaler
  readonly words: Vocabulary
  readonly convertStep: ConvertStep | undefined
  readonly convertText: ((text: string) => string) | undefined
}

/** "1 ½ cups" of "1 ½ cups flour, sifted"; the whole line if the amount is not before the name. */
function amountOf({ text, segments, quantity }: IngredientLine): string | null {
  if (quantity === null) return null
  const name = segments.find(({ kind }) => kind === 'ingredient')
  return (name && text.slice(0, name.start).trim()) || text.trim()
}

function amountsOf(lines: readonly IngredientLine[]): string | null {
  const [first, ...others] = lines
  if (!first) return null
  if (others.length === 0) return amountOf(first)
  const measured = lines.filter(({ quantity }) => quantity !== null)
  return measured.length === 0 ? null : measured.map(({ text }) => text.trim()).join('; ')
}

function cut(text: string, mentions: readonly NamedIngredient[], lines: readonly IngredientLine[]): StepPiece[] {
  const pieces: StepPiece[] = []
  let at = 0
  for (const { start, end, ingredients } of mentions) {
    const amount = amountsOf(ingredients.flatMap((position) => lines[position] ?? []))
    if (amount === null || start < at) continue
    if (start > at) pieces.push({ text: text.slice(at, start), amount: null })
    pieces.push({ text: text.slice(start, end), amount })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), amount: null })
  return pieces
}

export function stepReader({ ingredients, scaler, words, convertStep, convertText }: StepReading): StepReader {
  const things = ingredients.filter(({ original }) => !original.isHeader)
  const names = things.map(({ original }) => original.ingredient)
  const originals = things.map(({ original }) => original)
  const lines = things.map(({ displayed }) => displayed)
  return {
    scaled(step) {
      const scaled = convertStep ? convertStep(step, originals, scaler.stepAmount) : scaler.step(step, originals, words)
      return convertText ? convertText(scaled) : scaled
    },
    pieces: (text) => cut(text, findNamedIngredients(text, names, words), lines),
  }
}
