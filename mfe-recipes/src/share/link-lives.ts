/** The lifetimes of a link. */
export const linkLives = ['always', 'day', 'week', 'month'] as const

export type LinkLife = (typeof linkLives)[number]

const days: Readonly<Record<LinkLife, number | null>> = { always: null, day: 1, week: 7, month: 30 }

const day = 24 * 3_600_000

/** The end of a link that is created now; null for none. */
export function endOf(life: LinkLife, now = Date.now()): string | null {
  const span = days[life]
  return span === null ? null : new Date(now + span * day).toISOString()
}

/** Whether a link has ended. */
export const isOver = ({ expiresAt }: { readonly expiresAt: string | null }, now = Date.now()): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now
