/** The operators with their words in the offered languages. One for the words of a field has the name of the field. */
const operators = [
  { name: 'label', words: ['label', 'labels', 'tag', 'etikett', 'etichetta', 'мітка', 'תווית'] },
  { name: 'time', words: ['time', 'zeit', 'tempo', 'час', 'זמן'] },
  { name: 'rating', words: ['rating', 'stars', 'bewertung', 'voto', 'оцінка', 'דירוג'] },
  { name: 'source', words: ['source', 'from', 'quelle', 'fonte', 'джерело', 'מקור'] },
] as const

export type Operator = (typeof operators)[number]['name']

/** The operators for the words of a field. */
export type FieldOperator = Exclude<Operator, 'label' | 'time' | 'rating'>

/** The operator that a word before a colon names, or null. */
export function operatorNamed(name: string): Operator | null {
  const typed = name.toLowerCase()
  return operators.find(({ words }) => words.some((word) => word === typed))?.name ?? null
}
