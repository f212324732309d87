import type { KeyboardEvent, ReactNode } from 'react'
import control from './Control.module.css'
import { type FieldWords, FormField } from './FormField.tsx'
import { fittingSuggestions } from './fitting-suggestions.ts'
import { Suggestions } from './Suggestions.tsx'
import { useCombobox } from './useCombobox.ts'

export interface AutocompleteFieldProps extends FieldWords {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly suggestions: readonly string[]
  /** Somebody else has chosen them for what is typed: all of them fit. */
  readonly suggestionsFit?: boolean | undefined
  /** Renders a suggestion; the suggestion's text by default. */
  readonly draw?: ((suggestion: string) => ReactNode) | undefined
  /** A suggestion was taken; comes after `onChange`. */
  readonly onPick?: ((value: string) => void) | undefined
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  readonly placeholder?: string | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
  /** How many suggestions at most. */
  readonly limit?: number | undefined
}

/** Free text with suggestions. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { label, description, error, labelHidden, className, value, onChange, onPick, ...rest } = props
  const { suggestions, suggestionsFit = false, draw, limit = 8, onKeyDown, ...input } = rest
  const combobox = useCombobox({
    options: suggestionsFit ? [...new Set(suggestions)].slice(0, limit) : fittingSuggestions(suggestions, value, limit),
    onPick(option) {
      onChange(option)
      onPick?.(option)
    },
    onKeyDown,
  })
  return (
    <FormField {...{ id: input.id, label, description, error, labelHidden, className }}>
      {(field, labelId) => (
        <div>
          <input
            {...input}
            {...combobox.input}
            {...field}
            // An empty field follows the page, so that its placeholder does too.
            dir={value === '' ? undefined : 'auto'}
            value={value}
            className={control.control}
            onChange={(event) => {
              onChange(event.target.value)
              combobox.open()
            }}
          />
          {combobox.list && <Suggestions {...combobox.list} labelledBy={labelId} draw={draw} />}
        </div>
      )}
    </FormField>
  )
}
