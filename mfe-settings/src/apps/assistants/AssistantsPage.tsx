import { getServerDetails } from '@potluck/api/about'
import { Answered, BackLink } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Note, PageLayout, Stack, Text } from '@potluck/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../../groups/SettingsGroup.tsx'
import { CopyValue } from '../CopyValue.tsx'
import { OwnToken } from '../tokens/OwnToken.tsx'

/** The token of programs. Its name is not translated, as are the names that members give. */
const token = { name: 'Assistant', scopes: ['recipes:write', 'lists', 'plans'] } as const

/** The lines that programs take in their settings. */
const settingsOf = (url: string, secret: string): string =>
  JSON.stringify(
    { mcpServers: { potluck: { type: 'http', url, headers: { Authorization: `Bearer ${secret}` } } } },
    null,
    2,
  )

/** The page that explains assistants and how to let one in. */
export function AssistantsPage() {
  const { t } = useTranslation('settings')
  useTitle(t('apps.doors.assistants.title'))
  const answer = useAnswer(getServerDetails, {})
  return (
    <PageLayout
      title={t('apps.doors.assistants.title')}
      leading={<BackLink href={href(paths.apps())} label={t('apps.title')} />}
      width="reading"
    >
      <Stack gap={6}>
        <Stack gap={3}>
          <Text>{t('apps.assistants.intro')}</Text>
          <Text>{t('apps.assistants.privacy')}</Text>
        </Stack>
        <Answered
          small
          answer={answer}
          loading={{ label: t('apps.assistants.loading'), shape: 'rows', count: 3 }}
          failed={{ title: t('apps.assistants.failed') }}
        >
          {({ assistants }) =>
            assistants ? <Steps /> : <Note title={t('apps.assistants.off.title')}>{t('apps.assistants.off.text')}</Note>
          }
        </Answered>
      </Stack>
    </PageLayout>
  )
}

function Steps() {
  const { t } = useTranslation('settings')
  const { apiBase } = useHost()
  const address = new URL('../mcp', new URL(apiBase, location.href)).href
  const steps: readonly { readonly name: string; readonly part?: ReactNode }[] = [
    { name: 'address', part: <CopyValue text={address} label={t('apps.assistants.copyAddress')} /> },
    { name: 'web' },
    {
      name: 'program',
      part: <OwnToken of={{ ...token, scopes: [...token.scopes] }} write={(secret) => settingsOf(address, secret)} />,
    },
  ]
  return (
    <Stack gap={6}>
      {steps.map(({ name, part }, at) => (
        <SettingsGroup key={name} title={t(`apps.assistants.${name}.title`, { number: at + 1 })} of="controls">
          <Stack gap={3}>
            <Text>{t(`apps.assistants.${name}.text`)}</Text>
            {part}
          </Stack>
        </SettingsGroup>
      ))}
      <Text size="small" tone="soft">
        {t('apps.assistants.after')}
      </Text>
    </Stack>
  )
}
