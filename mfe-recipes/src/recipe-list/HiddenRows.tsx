import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface Props {
  /** The rows; none while something stands in their place. */
  readonly rows?: ReactNode
  /** What stands in their place. */
  readonly children?: ReactNode
}

/**
 * Rows that stay in the page, out of reach, while nothing is found: with the next letter they show other recipes, which takes
 * a browser a fraction of building them anew.
 */
export function HiddenRows({ rows, children }: Props) {
  const last = useRef(rows)
  useLayoutEffect(() => {
    if (rows !== undefined) last.current = rows
  })
  const away = rows === undefined
  return (
    <>
      {children}
      {/* Neither laid out nor measured: a row keeps the size that it had. */}
      <div style={away ? { contentVisibility: 'hidden' } : undefined} inert={away} aria-hidden={away || undefined}>
        {/* The same element, so that none of them is drawn meanwhile. */}
        {rows ?? last.current}
      </div>
    </>
  )
}
