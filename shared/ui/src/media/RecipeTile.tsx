import clsx from 'clsx'
import classes from './RecipeTile.module.css'
import { tileOf } from './recipe-tile.ts'

export interface RecipeTileProps {
  readonly title: string
  readonly className?: string | undefined
}

/** A warm plate with the first letter of the title. Decoration: the title stands beside it in words. */
export function RecipeTile({ title, className }: RecipeTileProps) {
  const { hue, letter } = tileOf(title)
  return (
    <svg viewBox="0 0 100 100" data-hue={hue} aria-hidden="true" className={clsx(classes.tile, className)}>
      <text x="50" y="50" dy="0.35em" textAnchor="middle" className={classes.letter}>
        {letter}
      </text>
    </svg>
  )
}
