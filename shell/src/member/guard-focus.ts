/** How long a screen has to place the focus itself, milliseconds. */
const patienceMs = 60

const overlay = 'dialog, [popover], [role="menu"]'
/** Not a text field: there Ctrl+Z would not undo, and a phone would show its keyboard. */
const pressable =
  'a[href], button:not(:disabled), input:is([type="checkbox"], [type="radio"]):not(:disabled), summary, [tabindex="0"]'
const headings = 'h1, h2, h3'

/** The siblings that an element left behind. */
interface Gap {
  readonly parent: Node
  readonly previous: Node | null
}

/** An element that has the focus, and what is left of its place when it goes. */
interface Place {
  readonly element: HTMLElement
  /** The address without its query: another screen places the focus itself. */
  readonly screen: string
  /** The element, or the part of the page that it was taken from. */
  anchor: Node
  gap: Gap | null
}

const screenNow = (): string => location.hash.split('?')[0] ?? ''

const isShown = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true)

function firstIn(node: Node | null): HTMLElement | null {
  if (!(node instanceof HTMLElement)) return null
  const within = [...node.querySelectorAll<HTMLElement>(pressable)]
  return [...(node.matches(pressable) ? [node] : []), ...within].find(isShown) ?? null
}

/** The first thing to press from a node on, in the order of `step`. */
function firstFrom(start: Node | null, step: 'nextSibling' | 'previousSibling'): HTMLElement | null {
  for (let node = start; node !== null; node = node[step]) {
    const found = firstIn(node)
    if (found) return found
  }
  return null
}

/** The row that took the place or comes next, else the one before, else the heading of that part of the page. */
function nearest({ parent, previous }: Gap): HTMLElement | null {
  if (parent.isConnected) {
    const before = previous?.parentNode === parent ? previous : null
    const found =
      firstFrom(before ? before.nextSibling : parent.firstChild, 'nextSibling') ?? firstFrom(before, 'previousSibling')
    if (found) return found
  }
  const part = parent instanceof Element ? parent.closest('dialog, section') : null
  const heading = part?.querySelector<HTMLElement>(headings)
  return heading && isShown(heading) ? heading : document.querySelector('h1')
}

/** Whether nothing has the focus any more, on the screen where this place had it. */
function isLost({ element, screen }: Place): boolean {
  const { activeElement } = document
  if (screen !== screenNow()) return false
  return activeElement === document.body || (activeElement === element && !isShown(element))
}

function gapOf({ gap, element: { parentNode, previousSibling } }: Place): Gap | null {
  return gap ?? (parentNode && { parent: parentNode, previous: previousSibling })
}

function moveTo(element: HTMLElement): void {
  if (element.matches(headings)) element.tabIndex = -1
  element.focus({ preventScroll: element.matches('h1') })
}

/**
 * Moves the focus to what is near when the element that has it goes, by a deed of the cook or of somebody else. A browser
 * would put it on the page, and a screen reader would begin at the top.
 * @returns stops
 */
export function guardFocus(): () => void {
  let held: Place | null = null
  /** The last place outside of dialogs, menus and toasts. */
  let beneath: Place | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function settle(): void {
    if (!held || !isLost(held)) return
    const place = beneath === null || isShown(held.element) ? held : beneath
    if (isShown(place.element)) {
      if (place.gap !== null || place !== held) moveTo(place.element)
      return
    }
    const gap = gapOf(place)
    const next = gap && nearest(gap)
    if (next) moveTo(next)
  }

  function soon(): void {
    clearTimeout(timer)
    timer = setTimeout(settle, patienceMs)
  }

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return
    held = { element: target, screen: screenNow(), anchor: target, gap: null }
    if (target.closest(overlay) === null) beneath = held
  }

  const lose = ({ relatedTarget }: FocusEvent) => relatedTarget === null && soon()

  const observer = new MutationObserver((records) => {
    for (const { removedNodes, target, previousSibling } of records) {
      if (target === held?.element) soon()
      for (const node of removedNodes) {
        for (const place of new Set([held, beneath])) {
          if (!place || !node.contains(place.anchor)) continue
          place.gap = { parent: target, previous: previousSibling }
          place.anchor = target
          soon()
        }
      }
    }
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', lose)
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', lose)
    observer.disconnect()
    clearTimeout(timer)
  }
}
