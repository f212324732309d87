/** Narrower than this the days of a week stand below each other, px. */
const narrow = 832

/** On a phone, brings today into view where it stands further down. */
export function showToday(): void {
  if (window.innerWidth >= narrow) return
  document.querySelector('[aria-current="date"]')?.scrollIntoView?.({ block: 'nearest' })
}
