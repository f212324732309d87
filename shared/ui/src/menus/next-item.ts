/**
 * The target of a key in a menu, by the menu pattern of WAI-ARIA. Arrows go round, Home and End to either end, a letter
 * to the next item that starts with it.
 *
 * @param current index of the item that has the focus, -1 for none
 * @returns null for a key that leads nowhere
 */
export function nextItem(labels: readonly (string | null)[], current: number, key: string): number | null {
  const last = labels.length - 1
  if (last < 0) return null
  if (key === 'ArrowDown') return current === last ? 0 : current + 1
  if (key === 'ArrowUp') return current <= 0 ? last : current - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if ([...key].length !== 1 || key === ' ') return null
  const order = labels.map((_, index) => (current + 1 + index) % labels.length)
  return order.find((index) => labels[index]?.toLowerCase().startsWith(key.toLowerCase())) ?? null
}
