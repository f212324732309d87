import classes from './Marked.module.css'
import { markedPieces } from './marked-pieces.ts'
import { useMarks } from './marks.ts'

/** A text in which what was looked for is marked. */
export function Marked({ children }: { readonly children: string }) {
  const marks = useMarks()
  return markedPieces(children, marks).map(({ text, start, marked }) =>
    marked ? (
      <mark key={start} className={classes.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
