import type { Job } from '@potluck/api/jobs'
import { Button, Progress, Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

export interface ImportProgressProps {
  readonly job: Job
  readonly cancelling: boolean
  readonly onCancel: () => void
}

/** How far an import has come. It goes on when the page is left. */
export function ImportProgress({ job, cancelling, onCancel }: ImportProgressProps) {
  const { t } = useTranslation('settings')
  const label = job.total === null ? t('import.reading') : t('import.progress', { done: job.done, total: job.total })
  return (
    <Stack gap={4}>
      <Text role="status" tabular>
        {label}
      </Text>
      <Progress label={label} {...(job.total === null ? {} : { value: job.done, max: job.total })} />
      <Text size="small" tone="soft">
        {t('import.goesOn')}
      </Text>
      <Row>
        <Button busy={cancelling} onClick={onCancel}>
          {t('import.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}
