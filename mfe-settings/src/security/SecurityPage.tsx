import { BackLink } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Card, PageLayout, Stack } from '@potluck/ui'
import { IconHistory } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { DocsLink } from '../groups/DocsLink.tsx'
import { LinkRows } from '../groups/LinkRows.tsx'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { Devices } from './Devices.tsx'
import { LinkedAccounts } from './LinkedAccounts.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'

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
        <Passkeys />
        <SecondFactor />
        <LinkedAccounts />
        <SettingsGroup title={t('security.devices.heading')} of="controls">
          <Devices />
        </SettingsGroup>
        <Card padding="small" aria-label={t('security.activity.heading')}>
          <LinkRows
            rows={[
              {
                path: paths.activity(),
                icon: <IconHistory />,
                title: t('security.activity.heading'),
                about: t('security.activity.leads'),
              },
            ]}
          />
        </Card>
        <DocsLink page="login-and-security.md" />
      </Stack>
    </PageLayout>
  )
}
