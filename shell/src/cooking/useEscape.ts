import { useEffect, useEffectEvent } from 'react'

/** Handles Escape before the page does, unless a dialog is open. @param handle says whether the key was for it */
export function useEscape(handle: () => boolean): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || document.querySelector('dialog[open]')) return
    if (handle()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listener, true)
    return () => removeEventListener('keydown', listener, true)
  }, [])
}
