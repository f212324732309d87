import type { Mark } from '../marks.ts'

/** No vegetarian dish has these. */
export const vegetarianMarks: readonly Mark[] = ['meat', 'pork', 'fish', 'crustaceans', 'molluscs']

/** No vegan dish has these. */
export const animalMarks: readonly Mark[] = [...vegetarianMarks, 'egg', 'milk', 'animal']
