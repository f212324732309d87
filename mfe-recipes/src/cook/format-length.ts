const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Formats a duration for a button, in a language: "1 hr 20 min". */
export function formatLength(seconds: number, language: string): string {
  let rest = seconds
  const parts: string[] = []
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count === 0) continue
    parts.push(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count))
  }
  return parts.join(' ')
}
