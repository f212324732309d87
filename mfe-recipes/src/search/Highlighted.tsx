import type { ReactNode } from 'react'
import classes from './Highlighted.module.css'
import { highlightedPieces } from './highlighted-pieces.ts'
import { useMatches } from './highlights.ts'

/** A text with highlighted matches. Lists call it directly with the result of `useMarks`. */
export function highlight(text: string, matches: ReadonlySet<string>): ReactNode {
  const pieces = highlightedPieces(text, matches)
  // Most texts have no matches: a single string is cheaper to render.
  if (!pieces.some((piece) => piece.isMatch)) return text
  return pieces.map((piece) =>
    piece.isMatch ? (
      <mark key={piece.start} className={classes.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}

/** A text with highlighted matches. */
export const Highlighted = ({ children }: { readonly children: string }) => highlight(children, useMatches())
