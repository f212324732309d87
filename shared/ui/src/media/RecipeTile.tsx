import clsx from 'clsx'
import classes from './RecipeTile.module.css'
import { tileOf } from './recipe-tile.ts'

export interface RecipeTileProps {
  readonly title: string
  readonly className?: string | undefined
}

/** What all plates have alike: one element, so that another letter on it is all that is drawn. */
const plate = (
  <>
    <circle cx="50" cy="50" r="41" className={classes.plate} />
    <circle cx="50" cy="50" r="41" className={classes.rim} />
    <circle cx="50" cy="50" r="31" className={classes.rim} />
  </>
)

/** A warm plate with the first letter of the title. Decoration: the title stands beside it in words. */
export function RecipeTile({ title, className }: RecipeTileProps) {
  const { hue, letter } = tileOf(title)
  return (
    <svg viewBox="0 0 100 100" data-hue={hue} aria-hidden="true" className={clsx(classes.tile, className)}>
      {plate}
      <text x="50" y="50" dy="0.35em" textAnchor="middle" className={classes.letter}>
        {letter}
      </text>
    </svg>
  )
}
