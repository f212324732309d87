import { type NutrientName, nutrientNames } from '@potluck/foods/food'

/** The operators with their words in the offered languages. One for the words of a field has the name of the field. */
const operators = [
  { name: 'label', words: ['label', 'labels', 'tag', 'etikett', 'etichetta', 'мітка', 'תווית'] },
  { name: 'time', words: ['time', 'zeit', 'tempo', 'час', 'זמן'] },
  { name: 'rating', words: ['rating', 'stars', 'bewertung', 'voto', 'оцінка', 'דירוג'] },
  {
    name: 'energy',
    words: ['kcal', 'energy', 'calories', 'kalorien', 'energie', 'calorie', 'ккал', 'калорії', 'קלוריות'],
  },
  { name: 'protein', words: ['protein', 'eiweiß', 'eiweiss', 'proteine', 'білки', 'білок', 'חלבון'] },
  { name: 'fat', words: ['fat', 'fett', 'grassi', 'жири', 'жир', 'שומן'] },
  {
    name: 'carbohydrates',
    words: ['carbs', 'carbohydrates', 'kohlenhydrate', 'carboidrati', 'вуглеводи', 'פחמימות'],
  },
  { name: 'fibre', words: ['fiber', 'fibre', 'ballaststoffe', 'клітковина', 'סיבים'] },
  { name: 'sugars', words: ['sugar', 'sugars', 'zucker', 'zuccheri', 'цукор', 'цукри', 'סוכר'] },
  { name: 'salt', words: ['salt', 'salz', 'sale', 'сіль', 'מלח'] },
  { name: 'marks', words: ['without', 'ohne', 'senza', 'без', 'ללא'] },
  { name: 'diet', words: ['diet', 'kost', 'dieta', 'дієта', 'תזונה'] },
  { name: 'source', words: ['source', 'from', 'quelle', 'fonte', 'джерело', 'מקור'] },
] as const

export type Operator = (typeof operators)[number]['name']

/** The operators for the words of a field. */
export type FieldOperator = Exclude<Operator, 'label' | 'time' | 'rating' | 'marks' | 'diet' | NutrientName>

/** Whether an operator is about a nutrient. */
export const isOfNutrient = (operator: Operator): operator is NutrientName =>
  nutrientNames.some((name) => name === operator)

/** The operator that a word before a colon names, or null. */
export function operatorNamed(name: string): Operator | null {
  const typed = name.toLowerCase()
  return operators.find(({ words }) => words.some((word) => word === typed))?.name ?? null
}
