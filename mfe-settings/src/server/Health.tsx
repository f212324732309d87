import { getServerHealth, type ServerHealth } from '@potluck/api/server-health'
import { Answered } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { copyText } from '@potluck/platform/copy-text'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { Facts } from '../groups/Facts.tsx'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { useHealthFacts } from './useHealthFacts.ts'

/** How the server is, to be copied into a report. */
export function Health() {
  const { t } = useTranslation('settings')
  const health = useAnswer(getServerHealth, {})
  return (
    <SettingsGroup title={t('server.health.heading')} of="controls">
      <Answered
        answer={health}
        loading={{ label: t('server.health.loading'), shape: 'text' }}
        failed={{ title: t('server.health.failed') }}
      >
        {(known) => <HealthFacts health={known} receivedAt={health.dataUpdatedAt} />}
      </Answered>
    </SettingsGroup>
  )
}

interface FactsProps {
  readonly health: ServerHealth
  readonly receivedAt: number
}

function HealthFacts({ health, receivedAt }: FactsProps) {
  const { t } = useTranslation('settings')
  const host = useHost()
  const facts = useHealthFacts(health, receivedAt)

  async function copy() {
    const report = facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    if (await copyText(report)) host.toast({ message: t('server.health.copied'), tone: 'done' })
  }

  return (
    <Stack gap={4}>
      <Text>{t('server.health.intro')}</Text>
      <Facts facts={facts} />
      <Row>
        <Button onClick={() => void copy()}>{t('server.health.copy')}</Button>
      </Row>
    </Stack>
  )
}
