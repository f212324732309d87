import type { Mark } from '../marks.ts'

/** What stands in no vegetarian dish. */
export const vegetarianMarks: readonly Mark[] = ['meat', 'pork', 'fish', 'crustaceans', 'molluscs']

/** What stands in no vegan dish. */
export const animalMarks: readonly Mark[] = [...vegetarianMarks, 'egg', 'milk', 'animal']
