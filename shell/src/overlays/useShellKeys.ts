import { useGlobalPreferences, useStore } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useEffect, useEffectEvent } from 'react'
import { useShell, useWords } from '../host/ShellContext.tsx'

/** There keys write, and the browser takes back what was typed. */
const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z'

const isHelp = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === '?' && !ctrlKey && !metaKey && !altKey && document.querySelector('dialog[open]') === null

/**
 * The keys of every screen, outside of text fields: Ctrl+Z takes back the last deed whose toast is still there, and says
 * so. A question mark opens the page that lists all keys.
 */
export function useShellKeys(): void {
  const t = useWords()
  const { host, toasts } = useShell()
  const { enableSingleKeys } = useGlobalPreferences()
  const undoable = useStore(toasts).findLast(({ action }) => action?.undoes)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.matches(typing)) return
    if (enableSingleKeys && isHelp(event)) host.navigate(paths.accessibility())
    if (!undoable?.action || !isUndo(event)) return
    event.preventDefault()
    toasts.dismiss(undoable.id)
    undoable.action.run()
    toasts.show({ message: t('toasts.undone', { what: undoable.message }), tone: 'done', kind: 'undone' })
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
