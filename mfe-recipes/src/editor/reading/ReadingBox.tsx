import { Text } from '@potluck/ui'
import { IconChevronDown } from '@potluck/ui/icons'
import { type ReactNode, useId, useState } from 'react'
import classes from './Reading.module.css'

interface Props {
  readonly label: string
  /** A short summary. */
  readonly summary: string
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** The parse result of a field: beside it on a wide screen, collapsed below it on a phone. */
export function ReadingBox({ label, summary, isEmpty, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (isEmpty) return null
  return (
    <section aria-label={label} className={classes.box}>
      <button
        type="button"
        className={classes.summary}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Text as="span" size="small">
          {summary}
        </Text>
        <IconChevronDown aria-hidden="true" className={classes.chevron} />
      </button>
      <div className={classes.title}>
        <Text as="span" size="small" strong>
          {label}
        </Text>
        <Text as="span" size="small" tone="soft">
          {summary}
        </Text>
      </div>
      <div id={id} className={classes.content} data-open={isOpen}>
        {children}
      </div>
    </section>
  )
}
