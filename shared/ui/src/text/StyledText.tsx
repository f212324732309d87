import { type StyledRun, styledRuns } from '@potluck/cooking/styled-text'
import type { ReactNode } from 'react'
import { Link } from '../actions/Link.tsx'

export interface StyledTextProps {
  readonly children: string
  /** Draws a run of plain words; they stand as they are by default. */
  readonly words?: ((text: string) => ReactNode) | undefined
}

/** A cook's own words within a line: bold and italic as they marked them, web addresses to be followed. */
export function StyledText({ children, words }: StyledTextProps) {
  return styledRuns(children).map((run, at) => <Run key={at} {...run} words={words} />)
}

type RunProps = StyledRun & Pick<StyledTextProps, 'words'>

function Run({ text, isBold, isItalic, link, words: draw }: RunProps) {
  const drawn = draw && link === null ? draw(text) : text
  const words = isItalic ? <em>{drawn}</em> : drawn
  const strong = isBold ? <strong>{words}</strong> : words
  if (link === null) return strong
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer">
      {strong}
    </Link>
  )
}
