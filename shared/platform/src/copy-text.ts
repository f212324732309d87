/** The old way, which works on plain http: from a field that is selected, within whatever dialog holds the focus. */
function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; opacity: 0'
  ;(focused?.closest('dialog') ?? document.body).append(field)
  field.focus({ preventScroll: true })
  field.select()
  const isCopied = document.execCommand?.('copy') === true
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

/**
 * Puts a text on the clipboard. Browsers have none for pages of plain http, as a server at home mostly is.
 * @returns whether it is there
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}
