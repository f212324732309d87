import clsx from 'clsx'
import type { ReactNode } from 'react'
import classes from './Picture.module.css'

export interface PictureFrameProps {
  /** The drawing, in 200 by 150. */
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** The frame of small drawings: their size and background. Decoration. */
export const PictureFrame = ({ children, className }: PictureFrameProps) => (
  <svg viewBox="0 0 200 150" aria-hidden="true" className={clsx(classes.picture, className)}>
    <ellipse cx="100" cy="134" rx="82" ry="9" className={classes.shade} />
    {children}
  </svg>
)
