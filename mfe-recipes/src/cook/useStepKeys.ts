import { type RefObject, useEffect, useEffectEvent } from 'react'

interface StepKeys {
  /** The element that scrolls if a step is longer than the screen. */
  readonly page: RefObject<HTMLElement | null>
  readonly onNext: () => void
  readonly onBack: () => void
  readonly onLeave: () => void
}

/** Controls that handle these keys themselves. */
const handlesKeys = 'input, textarea, select, [contenteditable]'
const handlesSpace = 'button, a, summary'

/** Part of the page that one press scrolls; the rest stays visible. */
const shareOfPage = 0.85

/** Scrolls the page. @returns false if it is at its end */
function scrollPage(page: HTMLElement | null, forwards: boolean): boolean {
  if (!page) return false
  const { scrollTop, clientHeight, scrollHeight } = page
  const remaining = forwards ? scrollHeight - clientHeight - scrollTop : scrollTop
  if (remaining < 4) return false
  page.scrollBy({ top: (forwards ? 1 : -1) * clientHeight * shareOfPage })
  return true
}

/** Whether a key is meant for the page, and not for a control, a dialog or the browser. */
function isForPage(event: KeyboardEvent): boolean {
  const { key, target } = event
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return false
  if (document.querySelector('dialog[open]')) return false
  if (!(target instanceof Element)) return true
  return !target.closest(handlesKeys) && !((key === ' ' || key === 'Enter') && target.closest(handlesSpace))
}

type KeyMeaning = 'leave' | 'next' | 'back' | 'scroll on' | 'scroll back'

const meanings: Readonly<Record<string, KeyMeaning>> = {
  Escape: 'leave',
  PageDown: 'scroll on',
  ArrowDown: 'scroll on',
  PageUp: 'scroll back',
  ArrowUp: 'scroll back',
}

function meaningOf({ key, shiftKey }: KeyboardEvent): KeyMeaning | undefined {
  if (key === ' ') return shiftKey ? 'scroll back' : 'scroll on'
  const [ahead, behind] =
    document.documentElement.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === ahead) return 'next'
  return key === behind ? 'back' : meanings[key]
}

/**
 * Handles arrows, space and the keys of pedals: they change the step, and keys that scroll first show the rest of a
 * long step. Escape leaves.
 */
export function useStepKeys({ page, onNext, onBack, onLeave }: StepKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const meaning = isForPage(event) ? meaningOf(event) : undefined
    if (meaning === undefined) return
    if (meaning === 'leave') onLeave()
    if (meaning === 'next' || (meaning === 'scroll on' && !scrollPage(page.current, true))) onNext()
    if (meaning === 'back' || (meaning === 'scroll back' && !scrollPage(page.current, false))) onBack()
    event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
