import { Text } from '@potluck/ui'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import classes from './BottomBar.module.css'

interface Props {
  /** Name of the selected or dragged items; announced when it changes. */
  readonly words: string
  /** Name of the toolbar, if the bar has several buttons. */
  readonly label?: string
  /** The button before the words. */
  readonly start?: ReactNode
  /** Buttons. */
  readonly children: ReactNode
}

/** A bar at the bottom of the screen while something is selected or moved. */
export function BottomBar({ words, label, start, children }: Props) {
  if (label === undefined) {
    return (
      <div className={classes.bar}>
        <Text className={classes.words} role="status">
          {words}
        </Text>
        {children}
      </div>
    )
  }
  return (
    <div role="toolbar" aria-label={label} className={clsx(classes.bar, classes.tight)}>
      {start}
      <Text className={classes.words} role="status">
        {words}
      </Text>
      {children}
    </div>
  )
}
