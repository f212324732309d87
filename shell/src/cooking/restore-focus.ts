/** Where what had the focus is gone, the toolbar has it, or the heading of the screen when the toolbar is gone, too. */
export function restoreFocus(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  const next = document.querySelector<HTMLElement>('[data-opens="timers"]') ?? heading
  next?.focus({ preventScroll: true })
}
