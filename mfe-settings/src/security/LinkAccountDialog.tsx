import { ApiError } from '@potluck/api/errors'
import type { IdentityProof } from '@potluck/api/identity-proof'
import type { IdentityProvider } from '@potluck/api/identity-providers'
import { paths } from '@potluck/platform/paths'
import { Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { accountProblem } from '../identity/account-problem.ts'
import { ProofDialog } from '../identity/ProofDialog.tsx'
import { useStartLinking } from './useLinkedAccounts.ts'

interface Props {
  readonly provider: IdentityProvider
  readonly onClose: () => void
}

/** Why linking was refused, as a key of the texts. */
function linkingProblem(error: unknown): string {
  if (error instanceof ApiError && error.data?.error.code === 'provider-away') return 'security.linked.away'
  return `account.problems.${accountProblem(error)}`
}

/** Asks who is at the device, and goes to the provider, which leads back to this page. */
export function LinkAccountDialog({ provider, onClose }: Props) {
  const { t } = useTranslation('settings')
  const start = useStartLinking()
  async function link(proof: IdentityProof) {
    const body = { ...proof, redirect: paths.security() }
    const { address } = await start.mutateAsync({ params: { provider: provider.id }, body })
    location.assign(address)
  }
  return (
    <ProofDialog
      title={t('security.linked.linkNamed', { provider: provider.name })}
      submitLabel={t('security.linked.continue')}
      act={link}
      problemOf={linkingProblem}
      onClose={onClose}
    >
      <Text>{t('security.linked.linkAbout', { provider: provider.name })}</Text>
    </ProofDialog>
  )
}
