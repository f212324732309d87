import { Button, type ButtonProps } from '@potluck/ui'
import type { KeyboardEvent } from 'react'
import classes from './BarButton.module.css'

interface Props extends Omit<ButtonProps, 'children'> {
  /** The word that is seen; `label`, which says more, holds it. */
  readonly word: string
  readonly label: string
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrow keys move through the buttons of the bar. */
function move({ key, currentTarget: from }: KeyboardEvent<HTMLElement>): void {
  const step = steps[key]
  if (step === undefined) return
  const buttons = [...(from.closest('[role="toolbar"]')?.querySelectorAll<HTMLElement>('button:enabled') ?? [])]
  const next = buttons.indexOf(from) + (getComputedStyle(from).direction === 'rtl' ? -step : step)
  buttons.at(next % buttons.length)?.focus()
}

/** A button of the bar at the bottom: its word under the icon, beside it on a wide screen. */
export const BarButton = ({ word, label, onKeyDown, ...button }: Props) => (
  <Button
    variant="quiet"
    {...button}
    aria-label={label}
    title={label}
    className={classes.button}
    onKeyDown={(event) => {
      onKeyDown?.(event)
      move(event)
    }}
  >
    {word}
  </Button>
)
