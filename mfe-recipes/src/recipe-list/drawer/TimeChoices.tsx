import { useFormats } from '@potluck/parts'
import { Chip, Heading, Row, Stack } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

const offered = [15, 30, 45, 60, 90, 120]

interface Props {
  readonly chosen: number | null
  readonly onChange: (maxMinutes: number | null) => void
}

/** A filter by maximum total time. */
export function TimeChoices({ chosen, onChange }: Props) {
  const { t } = useTranslation('recipes')
  const { number } = useFormats()
  const all = chosen === null || offered.includes(chosen) ? offered : [...offered, chosen].toSorted((a, b) => a - b)
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('filter.time')}</Heading>
      <Row gap={2}>
        {all.map((minutes) => (
          <Chip
            key={minutes}
            selected={chosen === minutes}
            onClick={() => onChange(chosen === minutes ? null : minutes)}
          >
            {t('filter.upTo', { minutes: number(minutes) })}
          </Chip>
        ))}
      </Row>
    </Stack>
  )
}
