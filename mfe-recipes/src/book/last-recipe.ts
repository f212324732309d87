let last: string | null = null

/** The recipe that this window displayed last: Back puts the focus on its row. */
export const lastRecipe = {
  set: (id: string): void => {
    last = id
  },
  /** Returns it once. */
  take(): string | null {
    const id = last
    last = null
    return id
  },
}
