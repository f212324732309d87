import { recipeDraft } from '@potluck/api/recipes'

/** The fields of a draft that the recipe's own row stores, each in a column of its name. */
export const draftFields = recipeDraft.omit({ labels: true, imageIds: true }).keyof().options
