import clsx from 'clsx'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { IconChevronLeft, IconChevronRight, IconX } from '../icons.ts'
import { Badge } from '../text/Badge.tsx'
import classes from './PictureTile.module.css'

export interface PictureTileProps {
  readonly shape: 'square' | 'wide'
  /** An `img` without a style of its own, or an icon where there is nothing to be seen yet. */
  readonly children: ReactNode
  /** A word on the picture that stands for all: "Cover". */
  readonly mark?: ReactNode
  readonly remove: TileAction
  /** The ways to another place among the others, left out where there are none. */
  readonly moves?: { readonly earlier: TileAction; readonly later: TileAction }
  /** The status below it: uploading, failed. */
  readonly below?: ReactNode
}

export interface TileAction {
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** One of several pictures that are put in order: seen, taken away, moved. */
export function PictureTile({ shape, children, mark, remove, moves, below }: PictureTileProps) {
  return (
    <>
      <div className={clsx(classes.frame, classes[shape])}>
        {children}
        {mark && (
          <Badge tone="herb" filled className={classes.mark}>
            {mark}
          </Badge>
        )}
        <div className={classes.remove}>
          <IconButton variant="solid" icon={<IconX />} {...remove} />
        </div>
      </div>
      {below}
      {moves && (
        <div className={classes.moves}>
          <IconButton icon={<IconChevronLeft data-mirror />} {...moves.earlier} />
          <IconButton icon={<IconChevronRight data-mirror />} {...moves.later} />
        </div>
      )}
    </>
  )
}
