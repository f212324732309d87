import { BackLink } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { PageLayout, Stack } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { ApiTokens } from './api-tokens/ApiTokens.tsx'
import { Devices } from './Devices.tsx'
import { LinkedAccounts } from './LinkedAccounts.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** The page of how a member logs in, and where. Each section is a component of its own. */
export function SecurityPage() {
  const { t } = useTranslation('settings')
  useTitle(t('account.security.title'))
  return (
    <PageLayout
      title={t('account.security.title')}
      leading={<BackLink href={href(paths.account())} label={t('account.title')} />}
      width="reading"
    >
      <Stack gap={6}>
        <SettingsGroup title={t('security.logIn')} of="controls">
          <PasswordForm />
        </SettingsGroup>
        <LinkedAccounts />
        <SettingsGroup title={t('security.devices.heading')} of="controls">
          <Devices />
        </SettingsGroup>
        <SettingsGroup title={t('security.tokens.heading')} of="controls">
          <ApiTokens />
        </SettingsGroup>
      </Stack>
    </PageLayout>
  )
}
