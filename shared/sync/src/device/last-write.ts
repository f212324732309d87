/** The last write to one of this device's databases, which all windows can read without asking the disk. */
export interface LastWrite {
  /** A text that differs after each write; null when it is unknown, and the disk has to be read. */
  last(): string | null
  /** To be called after a write, with a text that no other write has. */
  note(text: string): void
}

/** The last write to a database, noted in the local storage, which is read at once. */
export function lastWrite(database: string): LastWrite {
  const key = `${database}:written`
  return {
    last() {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    note(text) {
      try {
        // A value that cannot be updated must not stay.
        localStorage.removeItem(key)
        localStorage.setItem(key, text)
      } catch {
        // Forbidden, or full.
      }
    },
  }
}
