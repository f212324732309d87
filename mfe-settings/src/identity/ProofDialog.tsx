import type { IdentityProof } from '@potluck/api/identity-proof'
import { FormDialog } from '@potluck/parts/FormDialog'
import { ProofFields } from '@potluck/parts/ProofFields'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountProof } from './useAccountProof.ts'

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
  const { form, proof } = useAccountProof({
    initial: {},
    send: (_, given) => act(given),
    explain: (error, _, refusal) => refusal ?? (problemOf ? { problem: t(problemOf(error)) } : null),
    onDone: onClose,
  })
  return (
    <FormDialog danger={danger} title={title} submitLabel={submitLabel} form={form} onClose={onClose}>
      {children}
      <ProofFields {...proof} field={form.field} />
    </FormDialog>
  )
}
