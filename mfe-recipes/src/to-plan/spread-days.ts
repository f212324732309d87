/**
 * A day for each of several dishes: the first on the day that was asked for, each other on the next day that is free. What
 * no day is left for waits without one.
 * @param days those that can be chosen from, in order
 * @param taken days that have something for the meal
 */
export function spreadDays(
  count: number,
  from: string,
  days: readonly string[],
  taken: ReadonlySet<string>,
): readonly (string | null)[] {
  const free = days.filter((day) => day === from || (day > from && !taken.has(day)))
  return Array.from({ length: count }, (_, at) => free[at] ?? null)
}
