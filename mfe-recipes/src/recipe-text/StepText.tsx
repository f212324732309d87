import { MarkedText } from '@potluck/ui/content'
import { useState } from 'react'
import classes from './StepText.module.css'
import type { StepPiece, StepReader } from './step-reader.ts'

interface Props {
  readonly step: string
  readonly reader: StepReader
}

/** A scaled step. A press on an ingredient shows its amount. */
export function StepText({ step, reader }: Props) {
  return (
    <MarkedText
      words={(text) =>
        reader
          .pieces(text)
          .map((piece, at) => (piece.amount === null ? piece.text : <NamedAmount key={at} {...piece} />))
      }
    >
      {reader.scaled(step)}
    </MarkedText>
  )
}

function NamedAmount({ text, amount }: StepPiece) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes.named} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text}
      </button>
      {isOpen && (
        <span className={classes.amount}>
          {' '}
          <bdi>({amount})</bdi>
        </span>
      )}
    </>
  )
}
