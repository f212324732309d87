import clsx from 'clsx'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import control from './Control.module.css'
import { type FieldWords, FormField } from './FormField.tsx'
import { fittingSuggestions } from './fitting-suggestions.ts'
import { Suggestions } from './Suggestions.tsx'
import { Tag } from './Tag.tsx'
import classes from './TagsField.module.css'
import { hasTag, withTags } from './tags.ts'
import { useCombobox } from './useCombobox.ts'

export interface TagsFieldProps extends FieldWords {
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  /** Name of the button that removes a tag. */
  readonly removeLabel: (tag: string) => string
  /** Tags that exist, offered while typing. */
  readonly suggestions?: readonly string[] | undefined
  readonly placeholder?: string | undefined
  readonly id?: string | undefined
  readonly disabled?: boolean | undefined
}

/** More than this is not looked through; typing narrows it. */
const limit = 100

/** Free words, one after another: Enter or a comma ends one, Backspace takes the last back. */
export function TagsField(props: TagsFieldProps) {
  const { value, onChange, removeLabel, suggestions = [], placeholder, disabled = false, ...words } = props
  const [text, setText] = useState('')
  const heardId = useId()
  const input = useRef<HTMLInputElement>(null)

  function take(written: readonly string[], rest = '') {
    const tags = withTags(value, written)
    if (tags !== value) onChange([...tags])
    setText(rest)
  }

  function remove(tag: string) {
    onChange(value.filter((other) => other !== tag))
    input.current?.focus()
  }

  /** Phones tell of no comma key, and a paste has many: the text itself is looked at. */
  function type(typed: string) {
    const written = typed.split(',')
    take(written.slice(0, -1), written.at(-1))
    combobox.open()
  }

  function edit(event: KeyboardEvent) {
    const last = value.at(-1)
    // A repeated Backspace stops when the text is empty.
    if (event.key === 'Backspace' && text === '' && last !== undefined && !event.repeat) remove(last)
    if (event.key === 'Enter' && text.trim() !== '' && !combobox.marked) {
      event.preventDefault()
      take([text])
    }
  }

  const unused = suggestions.filter((suggestion) => !hasTag(value, suggestion))
  const combobox = useCombobox({
    options: fittingSuggestions(unused, text, limit),
    onPick: (option) => take([option]),
    several: true,
    onKeyDown: edit,
  })

  return (
    <FormField {...words}>
      {(field, labelId) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: widens the input for a pointer, keys are there anyway
        // biome-ignore lint/a11y/noStaticElementInteractions: as above
        <div
          className={clsx(control.control, classes.box)}
          onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
        >
          {value.map((tag) => (
            <Tag key={tag} disabled={disabled} removeLabel={removeLabel(tag)} onRemove={() => remove(tag)}>
              {tag}
            </Tag>
          ))}
          <input
            {...combobox.input}
            {...field}
            ref={input}
            aria-describedby={clsx(field['aria-describedby'], heardId)}
            disabled={disabled}
            dir={text === '' ? undefined : 'auto'}
            placeholder={value.length === 0 ? placeholder : undefined}
            value={text}
            className={classes.input}
            onChange={(event) => type(event.target.value)}
            onBlur={() => {
              combobox.close()
              take([text])
            }}
          />
          <VisuallyHidden id={heardId} role="status">
            {value.join(', ')}
          </VisuallyHidden>
          {combobox.list && <Suggestions {...combobox.list} labelledBy={labelId} />}
        </div>
      )}
    </FormField>
  )
}
