/** Tells the windows of a device, without asking the disk, whether a database is still as they read it. */
export interface WrittenMark {
  /** Another text after each writing; null where nothing can be told: the disk has to be asked then. */
  last(): string | null
  /** To be called when something was written, with what is told of it. */
  note(text: string): void
}

/** Where a writing to a database is noted: in the local storage, which is read at once. */
export function writtenMark(database: string): WrittenMark {
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
        // What cannot be noted must not stand as it was.
        localStorage.removeItem(key)
        localStorage.setItem(key, text)
      } catch {
        // Forbidden, or full.
      }
    },
  }
}
