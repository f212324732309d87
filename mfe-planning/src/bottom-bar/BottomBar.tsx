import { Text } from '@potluck/ui'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import classes from './BottomBar.module.css'

interface Props {
  /** What is chosen or carried: read out when it changes. */
  readonly words: string
  /** Names the toolbar, where the bar has several buttons. */
  readonly label?: string
  /** Buttons. */
  readonly children: ReactNode
}

/** A bar that stays at the bottom of the screen while something is chosen or carried. */
export function BottomBar({ words, label, children }: Props) {
  const isToolbar = label !== undefined
  return (
    <div
      role={isToolbar ? 'toolbar' : 'status'}
      aria-label={label}
      className={clsx(classes.bar, isToolbar && classes.tight)}
    >
      <Text className={classes.words} {...(isToolbar && { role: 'status' })}>
        {words}
      </Text>
      {children}
    </div>
  )
}
