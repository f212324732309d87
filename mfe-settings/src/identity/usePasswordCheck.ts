import { useSession } from '@potluck/platform/hooks'
import { useTranslation } from 'react-i18next'

/** Whether the account has a password; one of an identity provider may have none. */
export const useHasPassword = (): boolean => useSession().account?.hasPassword !== false

/** Says what is wrong with a password that was typed as a proof, before it is sent. */
export function usePasswordCheck(): (currentPassword: string) => string | false {
  const { t } = useTranslation('settings')
  const hasPassword = useHasPassword()
  return (currentPassword) => hasPassword && currentPassword === '' && t('account.problems.noPassword')
}
