import { paths } from '@potluck/platform/paths'
import type { Shell } from '../host/shell.ts'

/** There keys write, and the browser takes back what was typed. */
const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z'

const isHelp = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === '?' && !ctrlKey && !metaKey && !altKey && document.querySelector('dialog[open]') === null

/**
 * Follows the keys of every screen, outside of text fields: Ctrl+Z takes back the last deed whose toast is still there,
 * and says so. A question mark opens the page that lists all keys.
 * @returns stops
 */
export function followShellKeys({ host, toasts, words }: Pick<Shell, 'host' | 'toasts' | 'words'>): () => void {
  function press(event: KeyboardEvent): void {
    if (event.target instanceof Element && event.target.matches(typing)) return
    if (host.preferences.get().global.enableSingleKeys && isHelp(event)) host.navigate(paths.accessibility())
    const undoable = isUndo(event) ? toasts.get().findLast(({ action }) => action?.undoes) : undefined
    if (!undoable?.action) return
    event.preventDefault()
    toasts.dismiss(undoable.id)
    undoable.action.run()
    const message = words.i18n.t('toasts.undone', { ns: 'shell', what: undoable.message })
    toasts.show({ message, tone: 'done', kind: 'undone' })
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
