/** The place of the current entry in the history of this window, as the router counts it. */
const depth = (): number => Number(window.history.state?.idx ?? 0)

let last: { readonly id: string; readonly depth: number } | null = null

/** The recipe that this window displayed last: Back puts the focus on its row. */
export const lastRecipe = {
  set: (id: string): void => {
    last = { id, depth: depth() }
  },
  /** Returns it once, if the cook came back from it. */
  takeReturned(): string | null {
    const id = last !== null && depth() < last.depth ? last.id : null
    last = null
    return id
  },
}
