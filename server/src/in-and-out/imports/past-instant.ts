/** Seconds from 1970 to 2001, the epoch of Apple. */
const appleEpoch = 978_307_200

/** Converts seconds or milliseconds since 1970, or seconds since 2001, to milliseconds since 1970. */
function millisecondsOf(count: number): number {
  if (count > 100_000_000_000) return count
  return (count < 900_000_000 ? count + appleEpoch : count) * 1000
}

/**
 * Parses an instant in the past. `2014-01-31 17:02:03` without a time zone counts as UTC; a number is seconds or
 * milliseconds since 1970, or seconds since 2001.
 * @returns null for anything else, and for an instant in the future
 */
export function pastInstant(written: string | number | null): string | null {
  if (written === null || written === '') return null
  const clean = typeof written === 'string' ? written.trim() : ''
  const isWithoutZone = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(clean)
  const time =
    typeof written === 'number'
      ? millisecondsOf(written)
      : Date.parse(isWithoutZone ? `${clean.replace(' ', 'T')}Z` : clean)
  return Number.isNaN(time) || time > Date.now() || time < 0 ? null : new Date(time).toISOString()
}
