/** How long a screen has to place the focus itself, milliseconds. */
const patienceMs = 60

const acts = ['keydown', 'pointerdown'] as const
const overlay = 'dialog, [popover], [role="menu"]'
const pressable =
  'a[href], button:not(:disabled), input:is([type="checkbox"], [type="radio"]):not(:disabled), summary, [tabindex="0"]'
const fields = 'input:not(:disabled), textarea:not(:disabled), select:not(:disabled)'
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

function firstIn(node: Node | null, targets: string): HTMLElement | null {
  if (!(node instanceof HTMLElement)) return null
  const within = [...node.querySelectorAll<HTMLElement>(targets)]
  return [...(node.matches(targets) ? [node] : []), ...within].find(isShown) ?? null
}

/** The first target from a node on, in the order of `step`. */
function firstFrom(start: Node | null, step: 'nextSibling' | 'previousSibling', targets: string): HTMLElement | null {
  for (let node = start; node !== null; node = node[step]) {
    const found = firstIn(node, targets)
    if (found) return found
  }
  return null
}

/** The row that took the place or comes next, else the one before, else the heading of that part of the page. */
function nearest({ parent, previous }: Gap, targets: string): HTMLElement | null {
  if (parent.isConnected) {
    const before = previous?.parentNode === parent ? previous : null
    const found =
      firstFrom(before ? before.nextSibling : parent.firstChild, 'nextSibling', targets) ??
      firstFrom(before, 'previousSibling', targets)
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
  let usesKeys = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function settle(): void {
    if (!held || !isLost(held)) return
    const place = beneath === null || isShown(held.element) ? held : beneath
    if (isShown(place.element)) {
      if (place.gap !== null || place !== held) moveTo(place.element)
      return
    }
    const gap = gapOf(place)
    const next = gap && nearest(gap, usesKeys ? `${pressable}, ${fields}` : pressable)
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
  const note = ({ type }: Event) => {
    usesKeys = type === 'keydown'
  }

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
  for (const act of acts) document.addEventListener(act, note, true)
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', lose)
    for (const act of acts) document.removeEventListener(act, note, true)
    observer.disconnect()
    clearTimeout(timer)
  }
}
