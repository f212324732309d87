import { useStore } from '@potluck/platform/hooks'
import { useEffect, useEffectEvent } from 'react'
import type { Selection } from './selection.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [role="menu"]') !== null

/** Keys of an active selection: Escape ends it, Ctrl+A selects all. */
export function useSelectionKeys(selection: Selection, selectAll: () => void): void {
  const { active } = useStore(selection)
  const all = useEffectEvent(selectAll)
  useEffect(() => {
    if (!active) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return
      if (event.key === 'Escape') selection.end()
      if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      all()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [active, selection])
}
