const two = (number: number): string => String(number).padStart(2, '0')

/** A length as a clock shows it, a second that has begun counted whole: 12:34, 1:02:03. */
export function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
