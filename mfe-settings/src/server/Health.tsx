import { getServerHealth, type ServerHealth } from '@potluck/api/server-health'
import { Answered } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../groups/CopyButton.tsx'
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
  const facts = useHealthFacts(health, receivedAt)
  const report = facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  return (
    <Stack gap={4}>
      <Text>{t('server.health.intro')}</Text>
      <Facts facts={facts} />
      <Row>
        <CopyButton text={report} label={t('server.health.copy')} copied={t('server.health.copied')} />
      </Row>
    </Stack>
  )
}
