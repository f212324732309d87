import type { IdentityProof } from '@potluck/api/identity-proof'
import { type FieldErrors, type FieldName, type Form, type FormErrors, useForm } from '@potluck/platform/useForm'
import { useTranslation } from 'react-i18next'
import { accountProblem } from './account-problem.ts'
import type { ProofFieldsProps } from './ProofFields.tsx'
import { noProof, proofField, proofOf, type TypedProof } from './proof.ts'
import { usePasswordCheck } from './usePasswordCheck.ts'

interface Settings<Own extends object> {
  /** What the form asks for besides the proof. */
  readonly initial: Own
  readonly check?: (values: Own) => FieldErrors<Own & TypedProof>
  readonly send: (values: Own, proof: IdentityProof) => Promise<void>
  /** Words for a refusal where those of the account do not fit; null where they do. */
  readonly explain?: (error: unknown, field: FieldName<Own & TypedProof> | null) => FormErrors<Own & TypedProof> | null
  readonly onDone?: () => void
}

/** A form whose sender proves who they are: by the password, with a code where one is needed, or by a passkey. */
export function useProofForm<Own extends object>({
  initial,
  check,
  send,
  explain,
  onDone,
}: Settings<Own>): {
  readonly form: Form<Own & TypedProof>
  /** For `ProofFields`, besides the `field` of the form. */
  readonly proof: Omit<ProofFieldsProps, 'field'>
} {
  const { t } = useTranslation('settings')
  const checkPassword = usePasswordCheck()
  const form = useForm<Own & TypedProof>({
    initial: { ...initial, ...noProof },
    check: (values) => ({ ...check?.(values), currentPassword: checkPassword(values.currentPassword) }),
    submit: (values) => send(values, proofOf(values)),
    explain(error, field) {
      const own = explain?.(error, field)
      if (own) return own
      const problem = accountProblem(error)
      const message = t(`account.problems.${problem}`)
      const blamed = proofField(problem) ?? field
      return blamed === null ? { problem: message } : { field: blamed, message }
    },
    ...(onDone && { onDone }),
  })
  return {
    form,
    proof: {
      isPending: form.isPending,
      onPasskey: (ask) => form.submit(async (values) => send(values, { passkey: await ask() }), 'currentPassword'),
    },
  }
}
