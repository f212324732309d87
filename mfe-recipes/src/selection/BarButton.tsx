import { Button, type ButtonProps } from '@potluck/ui'
import classes from './BarButton.module.css'

interface Props extends Omit<ButtonProps, 'children'> {
  /** The word that is seen; `label`, which says more, holds it. */
  readonly word: string
  readonly label: string
}

/** A button of the bar at the bottom: its word under the icon, beside it on a wide screen. */
export const BarButton = ({ word, label, ...button }: Props) => (
  <Button variant="quiet" {...button} aria-label={label} title={label} className={classes.button}>
    {word}
  </Button>
)
