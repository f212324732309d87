import clsx from 'clsx'
import classes from './RecipeTile.module.css'
import { tileOf } from './recipe-tile.ts'
import { useDrawing } from './useDrawing.ts'

export interface RecipeTileProps {
  readonly title: string
  /** The first letter alone, for the smallest tiles. */
  readonly small?: boolean | undefined
  readonly className?: string | undefined
}

/** A warm plate with a drawing of the kind of dish, or two letters of the title. Decoration: the title stands beside it in words. */
export function RecipeTile({ title, small = false, className }: RecipeTileProps) {
  const { hue, letter, letters } = tileOf(title)
  const Drawing = useDrawing(title, !small)
  return (
    <svg viewBox="0 0 100 100" data-hue={hue} aria-hidden="true" className={clsx(classes.tile, className)}>
      {Drawing ? (
        <Drawing x={26} y={26} width={48} height={48} strokeWidth={1.5} className={classes.drawing} />
      ) : (
        <text x="50" y="50" dy="0.35em" textAnchor="middle" className={small ? classes.letter : classes.letters}>
          {small ? letter : letters}
        </text>
      )}
    </svg>
  )
}
