import { type RefObject, useEffect, useEffectEvent } from 'react'

interface StepKeys {
  /** What scrolls when a step is longer than the screen. */
  readonly page: RefObject<HTMLElement | null>
  readonly onNext: () => void
  readonly onBack: () => void
  readonly onLeave: () => void
}

/** What these keys do on a control belongs to the control. */
const takesKeys = 'input, textarea, select, [contenteditable]'
const takesSpace = 'button, a, summary'

/** A part of the last lines stays in sight. */
const shareOfPage = 0.85

/** Whether there is more of the page in this direction; if so, it is shown. */
function scrolled(page: HTMLElement | null, forwards: boolean): boolean {
  if (!page) return false
  const { scrollTop, clientHeight, scrollHeight } = page
  const left = forwards ? scrollHeight - clientHeight - scrollTop : scrollTop
  if (left < 4) return false
  page.scrollBy({ top: (forwards ? 1 : -1) * clientHeight * shareOfPage })
  return true
}

/**
 * Arrows, space and the keys that pedals send go on and back; those that scroll a page show the rest of a long step first.
 * Escape leaves.
 */
export function useStepKeys({ page, onNext, onBack, onLeave }: StepKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return
    if (document.querySelector('dialog[open]')) return
    if (target instanceof Element) {
      if (target.closest(takesKeys)) return
      if ((key === ' ' || key === 'Enter') && target.closest(takesSpace)) return
    }
    const isRightToLeft = document.documentElement.dir === 'rtl'
    const [ahead, behind] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const scrollsOn = key === 'PageDown' || key === 'ArrowDown' || (key === ' ' && !event.shiftKey)
    const scrollsBack = key === 'PageUp' || key === 'ArrowUp' || (key === ' ' && event.shiftKey)
    if (key === 'Escape') onLeave()
    else if (key === ahead || (scrollsOn && !scrolled(page.current, true))) onNext()
    else if (key === behind || (scrollsBack && !scrolled(page.current, false))) onBack()
    else if (!scrollsOn && !scrollsBack) return
    event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
