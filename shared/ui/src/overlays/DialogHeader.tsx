import type { ReactNode } from 'react'
import { IconX } from '../icons.ts'
import classes from './Dialog.module.css'

interface Props {
  readonly titleId: string
  readonly title: ReactNode
  readonly closeLabel: string | undefined
  readonly onClose: () => void
}

/** The title of a modal or drawer, and its close button. */
export function DialogHeader({ titleId, title, closeLabel, onClose }: Props) {
  return (
    <div className={classes.header}>
      <h2 id={titleId} tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      {closeLabel !== undefined && (
        <button type="button" aria-label={closeLabel} className={classes.close} onClick={onClose}>
          <IconX aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
