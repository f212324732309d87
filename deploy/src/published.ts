/** The result of a publication. */
export interface Published {
  /**
   * `canary` when a share of the browsers gets it, `canary-unchanged` when it already did, `unchanged` when this very build
   * is live already, `rolled-back` when somebody went back from it, `withdrawn` when somebody took the remote away.
   */
  readonly outcome: 'published' | 'canary' | 'canary-unchanged' | 'unchanged' | 'rolled-back' | 'withdrawn'
  /** A remote's id, or `shell`. */
  readonly part: string
  readonly version: string
}
