import { type ProofForm, type ProofFormSettings, useProofForm } from '@potluck/parts/useProofForm'
import { useTranslation } from 'react-i18next'
import { accountProblem } from './account-problem.ts'

type Explain<Own extends object> = ProofFormSettings<Own>['explain']

interface Settings<Own extends object> extends Omit<ProofFormSettings<Own>, 'explain'> {
  /** Words for a refusal where those of the proof and of the account do not fit; null where they do. */
  readonly explain?: (...refused: Parameters<Explain<Own>>) => ReturnType<Explain<Own>> | null
}

/** `useProofForm` for what is done with the account: it has the words of the account's refusals. */
export function useAccountProof<Own extends object>({ explain, ...settings }: Settings<Own>): ProofForm<Own> {
  const { t } = useTranslation('settings')
  return useProofForm<Own>({
    ...settings,
    explain(error, field, refusal) {
      const words = explain?.(error, field, refusal) ?? refusal
      if (words) return words
      const message = t(`account.problems.${accountProblem(error)}`)
      return field === null ? { problem: message } : { field, message }
    },
  })
}
