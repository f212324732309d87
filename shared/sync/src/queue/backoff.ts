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
  /** Time until the first pause ends, milliseconds; null without a pause. */
  nextMs(): number | null
}

/** @param tryAgain called with the name whose pause is over */
export function createBackoff(tryAgain: (name: string) => void): Backoff {
  const pauses = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly endsAt: number }>()
  const lengths = new Map<string, number>()
  return {
    has: (name) => pauses.has(name),
    begin(name, atLeastMs) {
      const length = Math.min(maxMs, (lengths.get(name) ?? firstMs / 2) * 2)
      lengths.set(name, length)
      // Not all at the same moment, when a server is back.
      const spread = length + Math.random() * length
      const ms = Math.max(spread, atLeastMs ?? 0)
      const timer = setTimeout(() => {
        pauses.delete(name)
        tryAgain(name)
      }, ms)
      pauses.set(name, { timer, endsAt: Date.now() + ms })
    },
    forget: (name) => void lengths.delete(name),
    end() {
      for (const { timer } of pauses.values()) clearTimeout(timer)
      pauses.clear()
    },
    nextMs() {
      const ends = [...pauses.values()].map(({ endsAt }) => endsAt)
      return ends.length === 0 ? null : Math.max(0, Math.min(...ends) - Date.now())
    },
  }
}
