import { type ReactNode, useEffect, useState } from 'react'

/** Shows its content once a moment has passed, so that what is quick does not flicker. `wait` in milliseconds. */
export function AfterMoment({ wait = 200, children }: { readonly wait?: number; readonly children: ReactNode }) {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), wait)
    return () => clearTimeout(timer)
  }, [wait])
  return passed ? children : null
}
