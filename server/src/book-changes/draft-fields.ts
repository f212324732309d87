import { textFields } from '@potluck/recipe/fields'

/** The fields of a draft that the recipe's own row stores, each in a column of its name. */
export const draftFields = [...textFields.map(({ name }) => name), 'rating'] as const
