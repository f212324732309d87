import type { Scope } from '@potluck/api/scopes'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { Row, Stack, Text } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { FieldGroup } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../groups/CopyButton.tsx'
import { Facts } from '../../groups/Facts.tsx'
import { OwnToken } from '../tokens/OwnToken.tsx'

/** The scopes for a calendar app. */
const offered = ['lists', 'plans'] as const satisfies readonly Scope[]

/** The address, the name and the password for an app. */
export function Connection() {
  const { t } = useTranslation('settings')
  const { apiBase, session } = useHost()
  const { account } = useStore(session)
  const [scopes, setScopes] = useState<readonly (typeof offered)[number][]>(offered)
  const address = new URL('../caldav/', apiBase).href

  return (
    <Stack gap={4}>
      <Facts
        facts={[
          [t('apps.calendars.server'), address],
          [t('apps.calendars.user'), account?.email ?? ''],
        ]}
      />
      <Row>
        <CopyButton text={address} label={t('apps.calendars.copy')} copied={t('apps.calendars.copied')} />
      </Row>
      <Text>{t('apps.calendars.password')}</Text>
      <FieldGroup label={t('apps.tokens.scopes')}>
        {offered.map((scope) => (
          <CheckboxRow
            key={scope}
            name="scopes"
            label={t(`apps.tokens.scope.${scope}`)}
            checked={scopes.includes(scope)}
            // Nobody needs a password that opens nothing.
            disabled={scopes.length === 1 && scopes.includes(scope)}
            onChange={() =>
              setScopes(offered.filter((one) => (one === scope ? !scopes.includes(one) : scopes.includes(one))))
            }
          />
        ))}
      </FieldGroup>
      <OwnToken of={{ name: t('apps.calendars.tokenName'), scopes: [...scopes] }} />
    </Stack>
  )
}
