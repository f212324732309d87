/** The text of photos. */
export interface ReadText {
  readonly text: string
  /** Words that may be misread. */
  readonly doubtful: readonly string[]
}
