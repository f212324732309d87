import type { ComponentProps } from 'react'
import classes from './VisuallyHidden.module.css'

/** Words for assistive technology alone. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={classes.hidden} />
}
