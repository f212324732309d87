/** How long a link may open its recipe. */
export const linkLives = ['always', 'day', 'week', 'month'] as const

export type LinkLife = (typeof linkLives)[number]

const days: Readonly<Record<LinkLife, number | null>> = { always: null, day: 1, week: 7, month: 30 }

const day = 24 * 3_600_000

/** When a link ends that is made now; null for one that does not end by itself. */
export function endOf(life: LinkLife, now = Date.now()): string | null {
  const span = days[life]
  return span === null ? null : new Date(now + span * day).toISOString()
}

/** Whether a link is over. */
export const isOver = ({ expiresAt }: { readonly expiresAt: string | null }, now = Date.now()): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now
