export interface ClockTables {
  /** What the clock was when it was last looked at: one row. */
  serverClock: {
    id: number
    seenAt: string
    /** So long nothing is deleted by age, milliseconds of running. */
    heldMs: number
    /** What it was before it jumped ahead, and after that; null where nothing is held. */
    jumpedFrom: string | null
    jumpedTo: string | null
  }
}
