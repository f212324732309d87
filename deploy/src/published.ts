/** What became of a publication. */
export interface Published {
  /** `unchanged` when this very build is live already, `rolled-back` when somebody went back from it. */
  readonly outcome: 'published' | 'unchanged' | 'rolled-back'
  /** A remote's id, or `shell`. */
  readonly part: string
  readonly version: string
}
