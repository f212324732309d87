import type { Page } from 'playwright-core'

/** A tap or a key, from the hand to the next frame that the browser drew after it. Milliseconds. */
export interface Interaction {
  /** The step of the walk. */
  readonly step: string
  /** The event that took longest, as `click` or `keydown`. */
  readonly event: string
  readonly durationMs: number
  /** Of it: waiting for other work of the page, the page's own listeners, style, layout and paint. */
  readonly waitingMs: number
  readonly listenersMs: number
  readonly paintMs: number
}

interface TimedEvent {
  readonly id: number
  readonly event: string
  readonly start: number
  readonly duration: number
  readonly processingStart: number
  readonly processingEnd: number
}

declare global {
  interface Window {
    potluckEvents: TimedEvent[]
    potluckSteps: { readonly name: string; readonly start: number }[]
  }
  interface Performance {
    /** All interactions of the page so far, also those that were too short to be reported. */
    readonly interactionCount: number
  }
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
}

/** The browser rounds to eight milliseconds and reports no shorter events than this. */
const reportedMs = 16

/** Records the interactions of each page that this page is going to be. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    window.potluckEvents = []
    window.potluckSteps = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue
        const { interactionId: id, name: event, startTime: start, duration, processingStart, processingEnd } = entry
        window.potluckEvents.push({ id, event, start, duration, processingStart, processingEnd })
      }
    }).observe({ type: 'event', buffered: true, durationThreshold })
  }, reportedMs)
}

/** What happens from now on belongs to this step. */
export const beginStep = (page: Page, step: string): Promise<void> =>
  page.evaluate((name) => void window.potluckSteps.push({ name, start: performance.now() }), step)

/** A walk: the reported interactions, and the number of all of them. */
export interface Walked {
  readonly all: number
  readonly slow: readonly Interaction[]
}

export async function interactionsOf(page: Page): Promise<Walked> {
  const { events, steps, all } = await page.evaluate(() => ({
    events: window.potluckEvents,
    steps: window.potluckSteps,
    all: performance.interactionCount,
  }))
  // A tap is three events, a key two: the longest counts.
  const longest = new Map<number, TimedEvent>()
  for (const event of events) if (event.duration > (longest.get(event.id)?.duration ?? 0)) longest.set(event.id, event)
  const slow = [...longest.values()].map(({ event, start, duration, processingStart, processingEnd }) => ({
    step: steps.findLast((step) => step.start <= start)?.name ?? 'before the walk',
    event,
    durationMs: duration,
    waitingMs: Math.round(processingStart - start),
    listenersMs: Math.round(processingEnd - processingStart),
    paintMs: Math.round(Math.max(0, start + duration - processingEnd)),
  }))
  return { all, slow }
}

/** The value below which a share of all interactions is; those that were not reported are the shortest. */
function shareOf(interactions: readonly Interaction[], all: number, share: number): number {
  const sorted = interactions.map(({ durationMs }) => durationMs).toSorted((a, b) => b - a)
  return sorted[Math.floor(all * (1 - share))] ?? 0
}

/** What there is to say of some walks: milliseconds until the next frame, of all interactions and of letters of the search. */
export function summaryOf(walks: readonly Walked[]) {
  const slow = walks.flatMap((walk) => walk.slow)
  const all = walks.reduce((sum, walk) => sum + walk.all, 0)
  const letters = slow.filter(({ event, step }) => event === 'keydown' && step.startsWith('list: search'))
  return {
    rounds: walks.length,
    interactions: all,
    medianMs: shareOf(slow, all, 0.5),
    p98Ms: shareOf(slow, all, 0.98),
    p98OfEachRoundMs: walks.map((walk) => shareOf(walk.slow, walk.all, 0.98)),
    reportedSearchLetters: {
      count: letters.length,
      medianMs: shareOf(letters, letters.length, 0.5),
      p95Ms: shareOf(letters, letters.length, 0.95),
    },
    slowest: slow.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, 30),
  }
}
