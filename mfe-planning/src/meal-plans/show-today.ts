/** A day taller than this share of the window is not scrolled to. */
const maxShare = 0.5

/** Scrolls to today if it is below the visible part. */
export function showToday(): void {
  const day = document.querySelector('[aria-current="date"]')
  const height = day?.getBoundingClientRect().height ?? 0
  if (height < maxShare * window.innerHeight) day?.scrollIntoView?.({ block: 'nearest' })
}
