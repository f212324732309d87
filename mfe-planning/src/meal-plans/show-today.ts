/** Brings today into view where it stands further down: on a phone the days of a week stand below each other. */
export const showToday = (): void =>
  document.querySelector('[aria-current="date"]')?.scrollIntoView?.({ block: 'nearest' })
