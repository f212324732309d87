import { type Label, listLabels } from '@potluck/api/labels'
import { Answered } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconTag } from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly onPick: (label: Label) => void
  readonly onClose: () => void
}

/** A dialog to choose one of the cook's own labels. */
export function LabelPicker({ onPick, onClose }: Props) {
  const { t } = useTranslation('social')
  const labels = useAnswer(listLabels, {})
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('profileItems.addLabel')}
      closeLabel={t('profileItems.close')}
      size="small"
    >
      <Answered
        small
        answer={labels}
        loading={{ label: t('profileItems.labelsLoading'), shape: 'rows', count: 4 }}
        failed={{ title: t('profileItems.labelsFailed') }}
        empty={<Text>{t('profileItems.noLabels')}</Text>}
      >
        {(known) => (
          <ul aria-label={t('profileItems.labels')}>
            {known.map((label) => (
              <li key={label.id}>
                <ListRow
                  leading={<IconTag aria-hidden="true" />}
                  title={<bdi>{label.title}</bdi>}
                  onClick={() => onPick(label)}
                />
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Modal>
  )
}
