import { useCallback, useEffect, useRef, useState } from 'react'

/** The errors of fields, in the reader's language. */
export type FieldErrors<Values> = { readonly [Field in keyof Values]?: string | false | undefined }

export type FieldName<Values> = Extract<keyof Values, string>

/** The errors of a form: of some fields, of one, or of the whole form. */
export type FormErrors<Values, Problem = string> =
  | { readonly fields: FieldErrors<Values> }
  | { readonly field: FieldName<Values>; readonly message: string; readonly problem?: Problem }
  | { readonly problem: Problem }

type Messages = ReadonlyMap<string, string>

const none: Messages = new Map()

export function messagesOf<Values, Problem>(errors: FormErrors<Values, Problem>): Messages {
  if ('message' in errors) return new Map([[errors.field, errors.message]])
  if (!('fields' in errors)) return none
  const messages = new Map<string, string>()
  for (const name in errors.fields) {
    const message = errors.fields[name]
    if (message) messages.set(name, message)
  }
  return messages
}

const problemOf = <Values, Problem>(errors: FormErrors<Values, Problem>): Problem | undefined =>
  'problem' in errors ? errors.problem : undefined

/** The errors that a form shows. Each time some are set, the first field with one gets the focus. */
export function useFormErrors<Values extends object, Problem>(initial: FormErrors<Values, Problem> | undefined) {
  const [messages, setMessages] = useState(initial ? messagesOf(initial) : none)
  const [problem, setProblem] = useState(initial && problemOf(initial))
  const [failures, setFailures] = useState(0)
  const element = useRef<HTMLElement>(null)
  const ref = useCallback((attached: HTMLElement | null) => {
    element.current = attached
  }, [])

  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])

  return {
    ref,
    messages,
    problem,
    /** @returns what is wrong first of all */
    set(errors: FormErrors<Values, Problem>): string | Problem | undefined {
      const fields = messagesOf(errors)
      const general = problemOf(errors)
      setMessages(fields)
      setProblem(() => general)
      if (fields.size > 0) setFailures((count) => count + 1)
      const [first = general] = fields.values()
      return first
    },
    clear() {
      setMessages(none)
      setProblem(undefined)
    },
    clearFields: (names: readonly string[]) =>
      setMessages((before) =>
        names.some((name) => before.has(name))
          ? new Map([...before].filter(([name]) => !names.includes(name)))
          : before,
      ),
  }
}
