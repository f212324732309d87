import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { IconRefresh } from '../icons.ts'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { SpillPicture } from './SpillPicture.tsx'
import classes from './State.module.css'

export interface ErrorStateProps {
  /** The failure, in one sentence. */
  readonly title: ReactNode
  /** A sentence on what is safe: "Your recipes are safe on the server." */
  readonly safe?: ReactNode
  /** The next step for the cook. */
  readonly next?: ReactNode
  readonly retryLabel?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly retrying?: boolean | undefined
  /** It failed again: the button takes the focus that the one before had. */
  readonly retried?: boolean | undefined
  /** A second way out, such as a link home. */
  readonly action?: ReactNode
  /** For whoever helps: a code, a version. */
  readonly details?: ReactNode
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Where content failed to come: what happened, what is safe, what to do next. */
export function ErrorState(props: ErrorStateProps) {
  return (
    <div role="alert" className={classes.state}>
      <SpillPicture className={classes.picture} />
      <Heading level={2}>{props.title}</Heading>
      {props.safe && <Text tone="soft">{props.safe}</Text>}
      {props.next && <Text tone="soft">{props.next}</Text>}
      <div className={classes.actions}>
        {props.onRetry && props.retryLabel && (
          <Button
            ref={props.retried ? focus : undefined}
            variant="primary"
            icon={<IconRefresh />}
            busy={props.retrying}
            onClick={props.onRetry}
          >
            {props.retryLabel}
          </Button>
        )}
        {props.action}
      </div>
      {props.details && <small className={classes.details}>{props.details}</small>}
    </div>
  )
}
