import { textFields } from '@potluck/recipe/fields'

/** The fields of a draft that the recipe's own row stores, each in a column of its name. */
export const draftFields = [...textFields.map(({ name }) => name), 'rating'] as const

/** The texts of the first digests. */
const firstTexts = 12

/**
 * The values of a draft that a digest is made of. A text that came after the first digests counts where it is filled
 * alone, so that stored digests stay valid.
 */
export const digestedValues = (draft: Readonly<Record<(typeof draftFields)[number], string | number | null>>) =>
  draftFields.map((field) => draft[field]).filter((value, at) => at < firstTexts || value !== '')
