/** The first pause, and the longest, milliseconds. Each is twice the one before. */
const firstMs = 1_000
const maxMs = 60_000

/** Backoff before something is tried again, each longer than the one before. */
export interface Backoff {
  has(name: string): boolean
  /** @param atLeastMs what the server asks for, or null */
  begin(name: string, atLeastMs: number | null): void
  /** The next pause is short again. */
  forget(name: string): void
  /** Ends all pauses, without trying again. */
  end(): void
}

/** @param tryAgain called with the name whose pause is over */
export function createBackoff(tryAgain: (name: string) => void): Backoff {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const lengths = new Map<string, number>()
  return {
    has: (name) => timers.has(name),
    begin(name, atLeastMs) {
      const length = Math.min(maxMs, (lengths.get(name) ?? firstMs / 2) * 2)
      lengths.set(name, length)
      // Not all at the same moment, when a server is back.
      const spread = length + Math.random() * length
      const timer = setTimeout(
        () => {
          timers.delete(name)
          tryAgain(name)
        },
        Math.max(spread, atLeastMs ?? 0),
      )
      timers.set(name, timer)
    },
    forget: (name) => void lengths.delete(name),
    end() {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
