import type { Account, updateAccount } from '@potluck/api/account'
import type { CallInput } from '@potluck/api/endpoint'
import type { PasskeyAssertion } from '@potluck/api/identity-proof'
import { useUnsavedChanges } from '@potluck/platform/hooks'
import { type FieldErrors, type FieldName, type Form, type FormErrors, useForm } from '@potluck/platform/useForm'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccountProblem, accountProblem } from '../identity/account-problem.ts'
import { useUpdateAccount } from './useAccount.ts'

interface Settings<Values> {
  readonly initial: Values
  readonly check: (values: Values) => FieldErrors<Values>
  /** @param passkey in place of a password that was typed */
  readonly body: (values: Values, passkey?: PasskeyAssertion) => CallInput<typeof updateAccount>['body']
  /** The values of the fields once it is saved. */
  readonly savedAs: (account: Account) => Values
  /** The field of the present password, which a passkey replaces. */
  readonly passwordField?: FieldName<Values>
  /** The words for a refused proof. */
  readonly refusal?: (error: unknown) => FormErrors<Values> | null
  /** The fields that are to blame for any other refusal. */
  readonly blame: { readonly [Problem in AccountProblem]?: FieldName<Values> }
}

/** The form of a part of the account, such as its name. Typed text is not lost by accident. */
export function useAccountForm<Values extends object>({
  initial,
  check,
  body,
  savedAs,
  passwordField,
  refusal,
  blame,
}: Settings<Values>) {
  const { t } = useTranslation('settings')
  const update = useUpdateAccount()
  const [saves, setSaves] = useState(0)
  async function save(values: Values, passkey?: PasskeyAssertion) {
    form.set(savedAs(await update.mutateAsync({ body: body(values, passkey) })))
  }
  const form: Form<Values> = useForm({
    initial,
    check,
    submit: (values) => save(values),
    explain(error, named) {
      const ofProof = refusal?.(error)
      if (ofProof) return ofProof
      const problem = accountProblem(error)
      const message = t(`account.problems.${problem}`)
      const field = blame[problem] ?? named
      return field === null ? { problem: message } : { field, message }
    },
    onDone: () => setSaves((count) => count + 1),
  })
  useUnsavedChanges(form.isDirty)
  return {
    form,
    saves,
    saveByPasskey: (ask: () => Promise<PasskeyAssertion>) =>
      form.submit(async (values) => save(values, await ask()), passwordField),
  }
}
