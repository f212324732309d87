import { ApiError } from '@potluck/api/errors'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldErrors, type FieldName, type FormErrors, messagesOf, useFormErrors } from './form-errors.ts'
import { useHost } from './HostProvider.tsx'

export type { FieldErrors, FieldName, FormErrors }

/** The outcome of a submit: nothing when it succeeded, else the errors. */
// biome-ignore lint/suspicious/noConfusingVoidType: a submit that has nothing more to say returns nothing
export type Submitted<Values, Problem = string> = FormErrors<Values, Problem> | undefined | void

export interface FormSettings<Values, Problem> {
  /** The initial values of the fields, with which `isDirty` compares. */
  readonly initial: Values
  /** For values that live elsewhere, such as a stored draft. */
  readonly draft?: { readonly values: Values; readonly update: (change: (before: Values) => Values) => void }
  /** The errors from the beginning. */
  readonly errors?: FormErrors<Values, Problem> | undefined
  /** The errors before anything is sent. Limits are those of the schemas of `shared/api` (see {@link fits}). */
  readonly check?: (values: Values) => FieldErrors<Values>
  /** Sends the values. A call that fails may throw: `explain` says why. */
  readonly submit: (values: Values) => Promise<Submitted<Values, Problem>> | Submitted<Values, Problem>
  /**
   * Words for what `submit` threw.
   * @param field the field that the server refused by its name
   */
  readonly explain?: (error: unknown, field: FieldName<Values> | null) => FormErrors<Values, Problem>
  /** When something is wrong, with the first message or the problem: for a form that shows it elsewhere too. */
  readonly onRefused?: (message: string | Problem) => void
  /** After a success, while the form is still displayed. */
  readonly onDone?: () => void
}

/** The state of a form besides its fields. */
export interface FormState<Problem = string> {
  /** For the `form` element. Its `ref` finds the field to focus, also where there is no such element. */
  readonly formProps: {
    readonly ref: (element: HTMLElement | null) => void
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent) => void
  }
  readonly isPending: boolean
  /** Why the last submit failed, if no field is to blame. */
  readonly problem: Problem | undefined
}

export interface Form<Values, Problem = string> extends FormState<Problem> {
  readonly values: Values
  /** Whether a field differs from what it began with; spaces around a text do not count. */
  readonly isDirty: boolean
  /** Field props for a part of `@potluck/ui`. */
  readonly field: <Name extends FieldName<Values>>(
    name: Name,
  ) => {
    readonly name: Name
    readonly value: Values[Name]
    readonly error: string | undefined
    readonly onChange: (value: Values[Name]) => void
  }
  /** Changes fields. Their errors go. */
  readonly set: (changed: Partial<Values>) => void
  /** Shows what is wrong, and focuses the first field with an error. */
  readonly refuse: (errors: FormErrors<Values, Problem>) => void
  /**
   * Checks and sends, as the submit button does.
   * @param work sends in another way than the `submit` of the settings
   * @param unneeded a field that this way does not need: it is not checked
   */
  readonly submit: (work?: FormSettings<Values, Problem>['submit'], unneeded?: FieldName<Values>) => void
  /** Sends without a check; never while something is being sent. */
  readonly run: (work: FormSettings<Values, Problem>['submit']) => void
  /** Begins anew. */
  readonly reset: () => void
}

/** Whether a schema of the API accepts a value. */
export const fits = <T>(schema: { safeParse(value: T): { readonly success: boolean } }, value: T): boolean =>
  schema.safeParse(value).success

/** The field of a form that the server named in a refusal, such as `body.title`; null if it named none of them. */
export function refusedField<Values extends object>(
  values: Values,
  path: string | undefined,
): FieldName<Values> | null {
  for (const name in values) if (path === `body.${name}` || path?.startsWith(`body.${name}.`)) return name
  return null
}

const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : Object.is(one, other)

function differs<Values extends object>(values: Values, initial: Values): boolean {
  for (const name in initial) if (!isSame(values[name], initial[name])) return true
  return false
}

/**
 * Values, errors and submit of a form; every form goes through it. It never sends twice at once, and focuses the first
 * field with an error: screen readers then read the field with its error.
 */
export function useForm<Values extends object, Problem = string>(
  settings: FormSettings<Values, Problem>,
): Form<Values, Problem> {
  const { initial, draft, check, submit: send, explain, onRefused, onDone } = settings
  const host = useHost()
  const [ownValues, setOwnValues] = useState(initial)
  const values = draft ? draft.values : ownValues
  const errors = useFormErrors(settings.errors)
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)
  const isMounted = useRef(false)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const update = draft ? draft.update : setOwnValues

  function refuse(refusal: FormErrors<Values, Problem>) {
    const first = errors.set(refusal)
    if (first !== undefined) onRefused?.(first)
  }

  function failed(error: unknown) {
    if (!(error instanceof ApiError)) host.reportError(error)
    const path = error instanceof ApiError ? error.data?.error.field : undefined
    if (explain) refuse(explain(error, refusedField(values, path)))
  }

  async function run(work: FormSettings<Values, Problem>['submit']) {
    if (isRunning.current) return
    isRunning.current = true
    errors.clear()
    try {
      const outcome = work(values)
      if (outcome instanceof Promise) setPending(true)
      const refusal = await outcome
      if (refusal) refuse(refusal)
      else if (isMounted.current) onDone?.()
    } catch (error) {
      failed(error)
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  function submit(work = send, unneeded?: FieldName<Values>) {
    if (isRunning.current) return
    const found = check?.(values) ?? {}
    const fields: FieldErrors<Values> = unneeded === undefined ? found : { ...found, [unneeded]: false }
    if (messagesOf({ fields }).size > 0) refuse({ fields })
    else void run(work)
  }

  return {
    values,
    isDirty: differs(values, initial),
    isPending,
    problem: errors.problem,
    field: (name) => ({
      name,
      value: values[name],
      error: errors.messages.get(name),
      onChange(value) {
        update((before) => ({ ...before, [name]: value }))
        errors.clearFields([name])
      },
    }),
    set(changed) {
      update((before) => ({ ...before, ...changed }))
      errors.clearFields(Object.keys(changed))
    },
    refuse,
    submit,
    run: (work) => void run(work),
    reset() {
      update(() => initial)
      errors.clear()
    },
    formProps: {
      ref: errors.ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        // React lets it rise from a dialog to the form that opened it.
        event.stopPropagation()
        submit()
      },
    },
  }
}
