import type { ReactNode } from 'react'
import classes from './Marked.module.css'
import { markedPieces } from './marked-pieces.ts'
import { useMarks } from './marks.ts'

/** A text in which what was looked for is marked, for who draws many and asks for the marks (`useMarks`) once. */
export function marked(text: string, marks: ReadonlySet<string>): ReactNode {
  const pieces = markedPieces(text, marks)
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
export const Marked = ({ children }: { readonly children: string }) => marked(children, useMarks())
