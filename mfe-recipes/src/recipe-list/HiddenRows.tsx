import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface Props {
  /** The rows; none while a message replaces them. */
  readonly rows?: ReactNode
  /** The message that replaces them. */
  readonly children?: ReactNode
}

/**
 * Hides the rows of a search without results but leaves them in the page. Browsers reuse them for the next search
 * faster than they create new ones.
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
      {/* Rows are neither laid out nor measured, so they keep their size. */}
      <div style={away ? { contentVisibility: 'hidden' } : undefined} inert={away} aria-hidden={away || undefined}>
        {/* The same element, so that no row is rendered again. */}
        {rows ?? last.current}
      </div>
    </>
  )
}
