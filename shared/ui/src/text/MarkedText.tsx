import { Link } from '../actions/Link.tsx'
import { type MarkedRun, markedRuns } from './marked-text.ts'

/** A cook's own words within a line: bold and italic as they marked them, web addresses to be followed. */
export function MarkedText({ children }: { readonly children: string }) {
  return markedRuns(children).map((run, at) => <Run key={at} {...run} />)
}

function Run({ text, isBold, isItalic, link }: MarkedRun) {
  const words = isItalic ? <em>{text}</em> : text
  const strong = isBold ? <strong>{words}</strong> : words
  if (link === null) return strong
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer">
      {strong}
    </Link>
  )
}
