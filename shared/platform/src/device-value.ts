import { userDataKey } from './user-data.ts'

/** Checks a stored value: a zod schema, of either kind. */
export interface Schema<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/** One thing in the local storage of this device. */
export interface DeviceValue<T> {
  /** Null when there is none, none that can be read, or no storage. */
  read(): T | null
  /** A full or refused storage stores nothing: use it only for values that may be lost. */
  write(value: T): void
  remove(): void
}

/** A storage that is refused throws as soon as it is named. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/**
 * Keeps something of the person who is logged in on this device, as JSON; it is wiped with all that is theirs.
 * @param name as of `userDataKey`
 */
export function deviceValue<T>(name: readonly [string, ...string[]], schema: Schema<T>): DeviceValue<T> {
  const key = userDataKey(...name)
  return {
    read: () =>
      attempt(() => {
        const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
        return parsed.success ? parsed.data : null
      }),
    write: (value) => void attempt(() => localStorage.setItem(key, JSON.stringify(value))),
    remove: () => void attempt(() => localStorage.removeItem(key)),
  }
}
