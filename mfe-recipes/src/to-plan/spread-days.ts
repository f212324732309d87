/**
 * A day for each of several dishes: the first on the requested day, the others on the next free days. Dishes without a
 * free day go to the queue.
 * @param days the selectable days in order
 * @param takenDays days that have a dish for the meal
 */
export function spreadDays(
  count: number,
  from: string,
  days: readonly string[],
  takenDays: ReadonlySet<string>,
): readonly (string | null)[] {
  const free = days.filter((day) => day === from || (day > from && !takenDays.has(day)))
  return Array.from({ length: count }, (_, at) => free[at] ?? null)
}
