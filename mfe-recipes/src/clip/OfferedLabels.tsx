import { Chip, Row, Stack, Text } from '@potluck/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly offered: readonly string[]
  readonly chosen: readonly string[]
  readonly onToggle: (label: string) => void
}

/** The words under which the page files the recipe: each is a label if the cook takes it. */
export function OfferedLabels({ offered, chosen, onToggle }: Props) {
  const { t } = useTranslation('recipes')
  const id = useId()
  if (offered.length === 0) return null
  return (
    <Stack gap={2} role="group" aria-labelledby={id}>
      <Text id={id} tone="soft" size="small">
        {t('clip.labels')}
      </Text>
      <Row>
        {offered.map((label) => (
          <Chip key={label} selected={chosen.includes(label)} onClick={() => onToggle(label)}>
            <bdi>{label}</bdi>
          </Chip>
        ))}
      </Row>
    </Stack>
  )
}
