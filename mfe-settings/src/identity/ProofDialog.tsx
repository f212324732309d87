import type { IdentityProof } from '@potluck/api/identity-proof'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useForm } from '@potluck/platform/useForm'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { accountProblem } from './account-problem.ts'
import { ProofFields } from './ProofFields.tsx'
import { noProof, proofField, proofOf } from './proof.ts'
import { usePasswordCheck } from './usePasswordCheck.ts'

interface Props {
  readonly title: string
  readonly submitLabel: string
  readonly danger?: boolean
  /** Does it with the proof; a refusal is explained in the dialog. */
  readonly act: (proof: IdentityProof) => Promise<void>
  readonly onClose: () => void
  /** Why it was refused, as a key of the texts, where the proof is not to blame. */
  readonly problemOf?: (error: unknown) => string
  readonly children?: ReactNode
}

/** Asks who is at the device before something that needs more than an open session. */
export function ProofDialog({ title, submitLabel, danger = false, act, onClose, problemOf, children }: Props) {
  const { t } = useTranslation('settings')
  const checkPassword = usePasswordCheck()
  const form = useForm({
    initial: noProof,
    check: ({ currentPassword }) => ({ currentPassword: checkPassword(currentPassword) }),
    submit: (typed) => act(proofOf(typed)),
    explain(error) {
      const problem = accountProblem(error)
      const field = proofField(problem)
      const message = t(`account.problems.${problem}`)
      if (field !== null) return { field, message }
      return { problem: problemOf ? t(problemOf(error)) : message }
    },
    onDone: onClose,
  })
  return (
    <FormDialog danger={danger} title={title} submitLabel={submitLabel} form={form} onClose={onClose}>
      {children}
      <ProofFields
        field={form.field}
        isPending={form.isPending}
        onPasskey={(ask) => form.run(async () => act({ passkey: await ask() }))}
      />
    </FormDialog>
  )
}
