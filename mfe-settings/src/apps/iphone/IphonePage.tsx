import { clipLinks } from '@potluck/api/clip'
import { BackLink } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { PageLayout, Stack, Text } from '@potluck/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../../groups/SettingsGroup.tsx'
import { CopyValue } from '../CopyValue.tsx'
import { OwnToken } from '../tokens/OwnToken.tsx'

/** The name of the token in the list. It is not translated, as are the names that members give. */
const token = { name: 'iPhone', scopes: ['recipes:write'] } as const

/** The page with the steps of a shortcut for the iPhone. The shortcut sends a link with an API token. */
export function IphonePage() {
  const { t } = useTranslation('settings')
  const { apiBase } = useHost()
  useTitle(t('apps.doors.iphone.title'))
  const address = new URL(clipLinks.path, new URL(apiBase, location.href)).href
  const steps: readonly { readonly name: string; readonly part?: ReactNode }[] = [
    {
      name: 'token',
      part: <OwnToken of={{ ...token, scopes: [...token.scopes] }} write={(secret) => `Bearer ${secret}`} />,
    },
    { name: 'action', part: <CopyValue text={address} label={t('apps.iphone.copyAddress')} /> },
    { name: 'header', part: <CopyValue text="Authorization" label={t('apps.iphone.copyName')} /> },
    { name: 'body', part: <CopyValue text="urls" label={t('apps.iphone.copyName')} /> },
    { name: 'share' },
  ]
  return (
    <PageLayout
      title={t('apps.doors.iphone.title')}
      leading={<BackLink href={href(paths.apps())} label={t('apps.title')} />}
      width="reading"
    >
      <Stack gap={6}>
        <Text>{t('apps.iphone.intro')}</Text>
        {steps.map(({ name, part }, at) => (
          <SettingsGroup key={name} title={t(`apps.iphone.${name}.title`, { number: at + 1 })} of="controls">
            <Stack gap={3}>
              <Text>{t(`apps.iphone.${name}.text`)}</Text>
              {part}
            </Stack>
          </SettingsGroup>
        ))}
        <Text size="small" tone="soft">
          {t('apps.iphone.after')}
        </Text>
      </Stack>
    </PageLayout>
  )
}
