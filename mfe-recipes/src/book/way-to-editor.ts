/** What a move to the editor carries when it was opened from the recipe itself. */
export const fromRecipe = { from: 'recipe' } as const

/** Whether the entry before the editor is the recipe's own. @param state what the entry carries, of any making */
export const isFromRecipe = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === fromRecipe.from
