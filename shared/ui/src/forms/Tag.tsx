import { IconX } from '../icons.ts'
import classes from './Tag.module.css'

interface Props {
  readonly children: string
  readonly removeLabel: string
  readonly onRemove: () => void
  readonly disabled: boolean
}

/** One word that was taken, and the cross that lets it go. */
export function Tag({ children, removeLabel, onRemove, disabled }: Props) {
  return (
    <span className={classes.tag}>
      <span dir="auto">{children}</span>
      <button
        type="button"
        aria-label={removeLabel}
        data-tooltip={removeLabel}
        disabled={disabled}
        className={classes.remove}
        onClick={onRemove}
      >
        <IconX aria-hidden="true" size={16} />
      </button>
    </span>
  )
}
