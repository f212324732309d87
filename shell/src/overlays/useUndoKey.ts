import { useStore } from '@potluck/platform/hooks'
import { useEffect, useEffectEvent } from 'react'
import { useShell, useWords } from '../host/ShellContext.tsx'

/** There the browser takes back what was typed. */
const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z'

/** Ctrl+Z takes back the last deed whose toast is still there, and says so. */
export function useUndoKey(): void {
  const t = useWords()
  const { toasts } = useShell()
  const undoable = useStore(toasts).findLast(({ action }) => action?.undoes)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (!undoable?.action || !isUndo(event) || (target instanceof Element && target.matches(typing))) return
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
