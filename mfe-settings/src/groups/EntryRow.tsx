import { Text } from '@potluck/ui'
import type { ReactNode } from 'react'
import classes from './EntryRow.module.css'

interface Props {
  readonly name: string
  /** The facts about it. */
  readonly children: ReactNode
  /** The button that removes or adds it. */
  readonly action: ReactNode
}

/** An entry of a list: its name, what is known of it, and a button. */
export function EntryRow({ name, children, action }: Props) {
  return (
    <li className={classes.part}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Text>
            <bdi>{name}</bdi>
          </Text>
          {children}
        </div>
        {action}
      </div>
    </li>
  )
}
