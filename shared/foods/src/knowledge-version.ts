/** Raised with each change of the foods, their marks, or how lines are read: recipes are worked out anew then. Never 0. */
export const knowledgeVersion = 1
