import type { EventName } from './events.ts'
import type { Host } from './host.ts'
import { throttleToWindow } from './refetch-soon.ts'

export interface BadgeCount {
  /** Name of the menu entry that it stands beside. */
  readonly entry: string
  /** After these it is counted again. */
  readonly events: readonly EventName[]
  /** Asks for the count; `signal` ends it when a later one overtakes it. */
  readonly count: (signal: AbortSignal) => Promise<number>
}

/**
 * Keeps the count beside a menu entry right. News within a moment are counted once. One that cannot be read keeps its last value: a badge is no reason to
 * interrupt a cook. @returns stops
 */
export function syncBadge({ bus, badges }: Pick<Host, 'bus' | 'badges'>, badge: BadgeCount): () => void {
  let latest = new AbortController()

  async function countAgain(): Promise<void> {
    latest.abort()
    const mine = new AbortController()
    latest = mine
    const count = await badge.count(mine.signal).catch(() => null)
    if (count !== null && !mine.signal.aborted) badges.set(badge.entry, count)
  }

  void countAgain()
  const news = throttleToWindow(() => void countAgain())
  const stops = badge.events.map((name) => bus.on(name, news.soon))
  return () => {
    latest.abort()
    news.stop()
    for (const stop of stops) stop()
  }
}
