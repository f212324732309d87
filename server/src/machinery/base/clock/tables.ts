export interface ClockTables {
  /** The time of the clock at the last look: one row. */
  serverClock: {
    id: number
    seenAt: string
    /** Time in which nothing is deleted by age, milliseconds of running. */
    heldMs: number
    /** Its time before the jump, and after it; null without a wait. */
    jumpedFrom: string | null
    jumpedTo: string | null
  }
}
