import clsx from 'clsx'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import classes from './Control.module.css'
import { type FieldWords, FormField } from './FormField.tsx'

export interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'className' | 'ref'>,
    FieldWords {
  readonly value: string
  readonly onChange: (value: string) => void
}

const growsByItself = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')

/** Lines of text; grows with what is written. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, description, error, labelHidden, className, onChange, rows = 3, ...area } = props
  const element = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (growsByItself || !current || area.value === undefined) return
    current.style.blockSize = 'auto'
    current.style.blockSize = `${current.scrollHeight + 2}px`
  }, [area.value])
  return (
    <FormField {...{ id: area.id, label, description, error, labelHidden, className }}>
      {(control) => (
        <textarea
          dir="auto"
          {...area}
          {...control}
          ref={element}
          rows={rows}
          className={clsx(classes.control, classes.area)}
          style={{ minBlockSize: `max(3rem, ${rows}lh + 1.125rem)` }}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  )
}
