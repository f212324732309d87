import { piecesOf } from '@potluck/cooking/web-link'
import { Link } from '../actions/Link.tsx'
import classes from './LinkedText.module.css'

/** A cook's own text, with its line breaks, its web addresses to be followed. Read in the direction it is written in. */
export function LinkedText({ children }: { readonly children: string }) {
  return (
    <div dir="auto" className={classes.text}>
      {piecesOf(children).map(({ text, link }, at) =>
        link === null ? (
          text
        ) : (
          <Link key={at} href={link} target="_blank" rel="noopener noreferrer">
            {text}
          </Link>
        ),
      )}
    </div>
  )
}
