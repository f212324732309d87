import type { ReadableStore } from '@potluck/platform/store'

/** Shows the sum of the counts of the menu on the icon of the installed product, where the browser can. @returns clears it */
export function countOnIcon(badges: ReadableStore<Readonly<Record<string, number>>>): () => void {
  if (!('setAppBadge' in navigator)) return () => {}
  const show = () => {
    const counts = Object.values(badges.get())
    // A browser forbids it where the product is not installed. Zero clears the icon.
    void navigator.setAppBadge(counts.reduce((sum, count) => sum + count, 0)).catch(() => {})
  }
  const stop = badges.subscribe(show)
  return () => {
    stop()
    void navigator.clearAppBadge().catch(() => {})
  }
}
