import { useDeferredValue } from 'react'
import { useKitchenWords } from '../../recipe-text/useKitchenWords.ts'
import { IngredientReading } from './IngredientReading.tsx'
import { StepReading } from './StepReading.tsx'

export interface FieldReadingProps {
  readonly field: 'ingredients' | 'instructions'
  readonly ingredients: string
  readonly instructions: string
  readonly onIngredients: (ingredients: string) => void
}

/** The parse result of a field, delayed while the cook types. */
export function FieldReading({ field, ingredients, instructions, onIngredients }: FieldReadingProps) {
  const read = { ingredients: useDeferredValue(ingredients), instructions: useDeferredValue(instructions) }
  const words = useKitchenWords(`${read.ingredients}\n${read.instructions}`)
  if (!words) return null
  return field === 'ingredients' ? (
    <IngredientReading ingredients={read.ingredients} words={words} onChange={onIngredients} />
  ) : (
    <StepReading {...read} words={words} />
  )
}
