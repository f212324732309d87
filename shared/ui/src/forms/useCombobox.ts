import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { nextItem } from '../menus/next-item.ts'
import type { SuggestionListProps } from './SuggestionList.tsx'
import { fetchSuggestions } from './Suggestions.tsx'

export interface ComboboxOptions {
  /** The current suggestions, each once. */
  readonly options: readonly string[]
  /** An option was taken. */
  readonly onPick: (option: string) => void
  /** Whether more may be taken from the same list. */
  readonly several?: boolean | undefined
  /** Sees every key first; what it prevents is not ours. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
}

export interface Combobox {
  /** For the input, which keeps the focus all the time. */
  readonly input: ComponentProps<'input'>
  /** For the open list; null while there is none. */
  readonly list: Omit<SuggestionListProps, 'labelledBy'> | null
  /** Whether Enter would take an option. */
  readonly marked: boolean
  /** To be called when something was typed. */
  readonly open: () => void
  readonly close: () => void
}

/**
 * A text box with suggestions, by the combobox pattern of WAI-ARIA. Arrows walk through the list and round its ends; in
 * the list, Home and End go to them. Enter picks the highlighted option, Escape closes. Left and right go back to the
 * text. Nothing is highlighted at first, so what was typed stays free.
 */
export function useCombobox({ options, onPick, several = false, onKeyDown }: ComboboxOptions): Combobox {
  const id = useId()
  const [wanted, setWanted] = useState(false)
  const [marked, setMarked] = useState<string | null>(null)
  const opened = wanted && options.length > 0
  const active = opened && marked !== null ? options.indexOf(marked) : -1

  function show(shown: boolean) {
    setWanted(shown)
    setMarked(null)
  }

  function pick(option: string) {
    show(several)
    onPick(option)
  }

  function walk(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const action = keyAction(event, options, opened, active)
    if (!action) return
    if (action.does === 'unmark') return setMarked(null)
    event.preventDefault()
    if (action.does === 'pick') return pick(action.option)
    if (action.does === 'mark') {
      setWanted(true)
      return setMarked(action.option)
    }
    // Escape is for the list alone, not for what is around the field.
    event.stopPropagation()
    show(action.does === 'open')
  }

  const close = () => show(false)
  const optionId = (index: number) => `${id}-${index}`
  return {
    marked: active >= 0,
    open: () => show(true),
    close,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': opened,
      'aria-controls': opened ? id : undefined,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      onFocus: () => void fetchSuggestions(),
      onClick: () => setWanted(true),
      onBlur: close,
      onKeyDown: walk,
    },
    list: opened ? { id, options, active, optionId, onPick: pick } : null,
  }
}

type KeyAction =
  | { readonly does: 'open' | 'close' | 'unmark' }
  | { readonly does: 'mark' | 'pick'; readonly option: string }
  | undefined

/** The action of a key; undefined where the text or the page handles it. */
function keyAction(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  options: readonly string[],
  opened: boolean,
  active: number,
): KeyAction {
  if (options.length === 0) return
  if (altKey && key === 'ArrowDown') return { does: 'open' }
  if (opened && (key === 'Escape' || (altKey && key === 'ArrowUp'))) return { does: 'close' }
  // With these, keys move through the text or select it.
  if (altKey || ctrlKey || metaKey || shiftKey) return
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { does: 'unmark' }
  const option = options[active]
  if (key === 'Enter') return option === undefined ? undefined : { does: 'pick', option }
  if ((key === 'Home' || key === 'End') && option === undefined) return
  if (!/^(Arrow(Up|Down)|Home|End)$/.test(key)) return
  const next = options[nextItem(options, active, key) ?? -1]
  return next === undefined ? undefined : { does: 'mark', option: next }
}
