/** A day that is taller than this share of the window is in sight anyway. */
const maxShare = 0.5

/** Brings today into view where it stands further down: below the other days of a week on a phone, or in a month. */
export function showToday(): void {
  const day = document.querySelector('[aria-current="date"]')
  const height = day?.getBoundingClientRect().height ?? 0
  if (height < maxShare * window.innerHeight) day?.scrollIntoView?.({ block: 'nearest' })
}
