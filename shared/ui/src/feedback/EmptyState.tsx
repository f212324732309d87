import type { ReactNode } from 'react'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Picture, type PictureName } from './Picture.tsx'
import classes from './State.module.css'

export interface EmptyStateProps {
  readonly picture: PictureName
  readonly title: ReactNode
  /** One sentence that invites. */
  readonly children?: ReactNode
  /** The one action that fills it; a start screen may offer a few. */
  readonly action?: ReactNode
}

/** Nothing here yet, said as an invitation. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <Picture name={picture} className={classes.picture} />
      <Heading level={2}>{title}</Heading>
      {children && <Text tone="soft">{children}</Text>}
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  )
}
