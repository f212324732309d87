import { listLabels } from '@potluck/api/labels'
import { Answered, useFormats } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { Text } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'

interface Props {
  /** Ids of labels. */
  readonly ticked: readonly string[]
  readonly onChange: (ticked: readonly string[]) => void
}

/** The labels of the own book, to be ticked. */
export function LabelTicks({ ticked, onChange }: Props) {
  const { t } = useTranslation('social')
  const { number } = useFormats()
  const labels = useAnswer(listLabels, {})
  return (
    <Answered
      small
      answer={labels}
      loading={{ label: t('moveIn.loadingLabels'), shape: 'rows', count: 4 }}
      failed={{ title: t('moveIn.labelsFailed') }}
      isEmpty={({ length }) => length === 0}
      empty={<Text>{t('moveIn.noLabels')}</Text>}
    >
      {(all) => (
        <ul aria-label={t('moveIn.kinds.labels')}>
          {all.map(({ id, title, recipeCount }) => (
            <li key={id}>
              <CheckboxRow
                label={<bdi>{title}</bdi>}
                description={number(recipeCount)}
                checked={ticked.includes(id)}
                onChange={() => onChange(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id])}
              />
            </li>
          ))}
        </ul>
      )}
    </Answered>
  )
}
