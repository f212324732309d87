export type Operator = 'label' | 'time' | 'rating' | 'source'

/** The names of the operators in the offered languages. */
const names: { readonly [operator in Operator]: readonly string[] } = {
  label: ['label', 'labels', 'tag', 'etikett', 'etichetta', 'мітка', 'תווית'],
  time: ['time', 'zeit', 'tempo', 'час', 'זמן'],
  rating: ['rating', 'stars', 'bewertung', 'voto', 'оцінка', 'דירוג'],
  source: ['source', 'from', 'quelle', 'fonte', 'джерело', 'מקור'],
}

const operators = new Map(
  (['label', 'time', 'rating', 'source'] as const).flatMap((operator) =>
    names[operator].map((name) => [name, operator] as const),
  ),
)

/** The operator that a word before a colon names, or null. */
export const operatorNamed = (name: string): Operator | null => operators.get(name.toLowerCase()) ?? null
