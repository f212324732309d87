import type { KeyboardEvent } from 'react'

/**
 * Moves from one input of a form to the next.
 * @returns false in the last one, and when the key was not pressed in an input
 */
export function focusNextField({ target, currentTarget }: KeyboardEvent<HTMLFormElement>): boolean {
  const inputs = [...currentTarget.querySelectorAll('input')]
  const place = target instanceof HTMLInputElement ? inputs.indexOf(target) : -1
  const next = place === -1 ? undefined : inputs[place + 1]
  next?.focus()
  return next !== undefined
}
