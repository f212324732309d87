const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** The dialog over all others; null while none is open. Content outside of it can be neither reached nor heard. */
export const topDialog = (): HTMLDialogElement | null => open.at(-1) ?? null

/**
 * Reports that a dialog was opened.
 * @returns reports that it closes; to be called while it is still on the page, so that its guests can leave
 */
export function enterDialog(dialog: HTMLDialogElement): () => void {
  open.push(dialog)
  tell()
  return () => {
    open.splice(open.lastIndexOf(dialog), 1)
    tell()
  }
}

/**
 * Listens synchronously, before the page changes, that another dialog is on top.
 * @returns ends it
 */
export function onTopDialog(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
