/** Moves a lost focus to the toolbar, or to the heading of the screen when there is no toolbar. */
export function restoreFocus(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  const next = document.querySelector<HTMLElement>('[data-opens="timers"]') ?? heading
  next?.focus({ preventScroll: true })
}
