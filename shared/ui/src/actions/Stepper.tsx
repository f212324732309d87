import clsx from 'clsx'
import type { ReactNode } from 'react'
import { IconMinus, IconPlus } from '../icons.ts'
import { IconButton } from './IconButton.tsx'
import classes from './Stepper.module.css'

export interface StepperProps {
  /** The name of the number, such as "Servings". */
  readonly label: string
  /** The value as the reader sees it: "4 servings", "1 ½". */
  readonly children: ReactNode
  readonly decreaseLabel: string
  readonly increaseLabel: string
  /** Leave out where there is nothing below. */
  readonly onDecrease?: (() => void) | undefined
  readonly onIncrease?: (() => void) | undefined
  readonly className?: string | undefined
}

/** − value +, for what is counted in small steps. The value is announced when it changes. */
export function Stepper(props: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own legend and layout
    <div role="group" aria-label={props.label} className={clsx(classes.stepper, props.className)}>
      <IconButton
        icon={<IconMinus />}
        label={props.decreaseLabel}
        disabled={!props.onDecrease}
        onClick={props.onDecrease}
      />
      <output className={classes.value}>{props.children}</output>
      <IconButton
        icon={<IconPlus />}
        label={props.increaseLabel}
        disabled={!props.onIncrease}
        onClick={props.onIncrease}
      />
    </div>
  )
}
