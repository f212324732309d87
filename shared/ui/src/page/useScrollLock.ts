import { useEffect } from 'react'

let holders = 0

/** Keeps the page behind from scrolling while `locked`; by an attribute, since a strict policy forbids written styles. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    holders += 1
    const page = document.documentElement
    if (holders === 1) page.dataset.scrollLocked = window.innerWidth > page.clientWidth ? 'bar' : ''
    return () => {
      holders -= 1
      if (holders === 0) delete page.dataset.scrollLocked
    }
  }, [locked])
}
