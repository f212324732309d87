import type { ReactNode } from 'react'
import classes from './Highlighted.module.css'
import { highlightedPieces } from './highlighted-pieces.ts'
import { useMarks } from './highlights.ts'

/** A text in which what was looked for is marked, for who draws many and asks for the marks (`useMarks`) once. */
export function highlight(text: string, marks: ReadonlySet<string>): ReactNode {
  const pieces = highlightedPieces(text, marks)
  // Most texts hold nothing of it: as one string a browser has less to do.
  if (!pieces.some((piece) => piece.marked)) return text
  return pieces.map((piece) =>
    piece.marked ? (
      <mark key={piece.start} className={classes.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}

/** A text in which what was looked for is marked. */
export const Highlighted = ({ children }: { readonly children: string }) => highlight(children, useMarks())
