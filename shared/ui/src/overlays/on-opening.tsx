import { type ComponentType, useEffect, useState } from 'react'
import { onDemand } from '../feedback/on-demand.tsx'

/** Brings the focus back to where it was once the overlay is left, also when it was taken off the page while open. */
function useGiveFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [opened])
}

/** An overlay that is fetched when it first opens: a screen that could open one does not wait for it. */
export function onOpening<P extends { readonly opened: boolean }>(load: () => Promise<ComponentType<P>>) {
  const Overlay = onDemand(load)
  return function OnOpening(props: P) {
    const [wasOpened, setWasOpened] = useState(props.opened)
    if (props.opened && !wasOpened) setWasOpened(true)
    useGiveFocusBack(props.opened)
    return wasOpened && <Overlay {...props} />
  }
}
