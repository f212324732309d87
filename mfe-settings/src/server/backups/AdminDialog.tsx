import type { IdentityProof } from '@potluck/api/identity-proof'
import type { ReactNode } from 'react'
import { ProofDialog } from '../../identity/ProofDialog.tsx'
import { serverProblem } from './server-problem.ts'

interface Props {
  readonly title: string
  readonly children: ReactNode
  /** Does it with the proof of the admin. */
  readonly act: (proof: IdentityProof) => Promise<void>
  readonly onClose: () => void
}

/** Says what an action does, and asks who the admin is. */
export const AdminDialog = ({ title, ...props }: Props) => (
  <ProofDialog title={title} submitLabel={title} problemOf={serverProblem} {...props} />
)
