/** Fields whose content must not be displayed without the field: they hold what somebody writes. */
const written = 'textarea, input[type="password"], [contenteditable="true"]'

/** A longer screen is not stored, characters. */
const maxLength = 150_000

/**
 * Whether a screen shows what it is for: it is loaded, without a failure, and nobody writes in it.
 * @param root holds the drawn application
 */
export const isComplete = (root: Element): boolean =>
  root.querySelector('main') !== null && root.querySelector('[data-screen-loading]') === null

/** Dialogs and menus over the screen. */
const opened = 'dialog[open], [data-menu-open]'

const isStorable = (root: Element): boolean =>
  isComplete(root) && root.querySelector(`main [role="alert"], ${written}, ${opened}`) === null

/**
 * The HTML of a drawn application, without what somebody typed and without notices about this moment (`data-transient`);
 * inline styles become `data-style`.
 * @returns null when the screen is not complete, is one to write in, lies under a menu or dialog, is scrolled in a long list,
 * or is too long
 */
export function serializeScreen(root: Element): string | null {
  const isScrolled = window.scrollY > 0 && root.querySelector('[aria-setsize]') !== null
  if (isScrolled || !isStorable(root)) return null
  const fields = [...root.querySelectorAll('input')]
  const copy = root.cloneNode(true)
  if (!(copy instanceof Element)) return null
  copy.querySelectorAll('input').forEach((input, index) => {
    const { checked = false, inputMode, value = '' } = fields[index] ?? {}
    input.toggleAttribute('checked', checked)
    // Numbers belong to the screen, as the servings of a recipe.
    if (inputMode === 'numeric' || inputMode === 'decimal') input.setAttribute('value', value)
    else input.removeAttribute('value')
  })
  for (const notice of copy.querySelectorAll('[data-transient]')) notice.remove()
  for (const element of copy.querySelectorAll('[style]')) {
    element.setAttribute('data-style', element.getAttribute('style') ?? '')
    element.removeAttribute('style')
  }
  for (const element of copy.querySelectorAll('[autofocus]')) element.removeAttribute('autofocus')
  for (const image of copy.querySelectorAll('[src^="blob:"]')) image.removeAttribute('src')
  return copy.innerHTML.length > maxLength ? null : copy.innerHTML
}
