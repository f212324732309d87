import clsx from 'clsx'
import { type ComponentProps, useRef } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { IconSearch, IconX } from '../icons.ts'
import classes from './SearchField.module.css'

/** One element each, which is not drawn again with every letter. */
const lens = <IconSearch aria-hidden="true" className={classes.icon} />
const cross = <IconX />

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'aria-label' | 'ref'> {
  /** Its accessible name, and its placeholder when none is given. */
  readonly label: string
  readonly clearLabel: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Type and it narrows. Escape or the cross empties it. */
export function SearchField({ label, clearLabel, value, onChange, className, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  function clear() {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={clsx(classes.field, className)}>
      {lens}
      <input
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        className={classes.input}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            // Not for the dialog around it.
            event.preventDefault()
            event.stopPropagation()
            clear()
          }
          rest.onKeyDown?.(event)
        }}
      />
      {value !== '' && <IconButton icon={cross} label={clearLabel} onClick={clear} />}
    </div>
  )
}
