/** What became of a publication. */
export interface Published {
  /**
   * `canary` when a share of the browsers gets it, `unchanged` when this very build is out there already, `rolled-back`
   * when somebody went back from it.
   */
  readonly outcome: 'published' | 'canary' | 'unchanged' | 'rolled-back'
  /** A remote's id, or `shell`. */
  readonly part: string
  readonly version: string
}
