import { Card } from '@potluck/ui'
import type { ReactNode } from 'react'
import classes from './CenteredCard.module.css'

/** A large card about one person: the portrait, the name and what can be done, below each other in the middle. */
export function CenteredCard({ children }: { readonly children: ReactNode }) {
  return (
    <Card padding="large" className={classes.card}>
      {children}
    </Card>
  )
}
