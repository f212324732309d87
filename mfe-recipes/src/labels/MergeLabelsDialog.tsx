import { FormDialog } from '@potluck/parts/FormDialog'
import { Text } from '@potluck/ui'
import { SelectField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AboutLabels } from './label-action.ts'
import { useArrangeLabels } from './useArrangeLabels.ts'

/** Merges labels into one of them, or a single label into another one. */
export function MergeLabelsDialog({ labels, all, onClose, onDone }: AboutLabels) {
  const { t } = useTranslation('recipes')
  const choice = labels.length > 1 ? labels : all.filter((label) => !labels.includes(label))
  const [into, setInto] = useState(choice.toSorted((a, b) => b.recipeCount - a.recipeCount)[0]?.id ?? '')
  const { merge, busy, failed, saying } = useArrangeLabels(onDone)
  const target = choice.find(({ id }) => id === into)

  return (
    <FormDialog
      title={t('labels.mergeTitle', { count: labels.length })}
      submitLabel={t('labels.merge')}
      busy={busy}
      problem={failed && t('labels.changeFailed')}
      onSubmit={() =>
        target &&
        merge.mutate(
          { body: { labelIds: labels.map(({ id }) => id), intoLabelId: target.id } },
          saying(t('labels.merged', { title: target.title })),
        )
      }
      onClose={onClose}
    >
      {choice.length === 0 ? (
        <Text>{t('labels.noOther')}</Text>
      ) : (
        <SelectField
          label={t('labels.target')}
          description={t('labels.keptHint')}
          options={choice.map(({ id, title }) => ({ value: id, label: title }))}
          value={into}
          onChange={setInto}
        />
      )}
    </FormDialog>
  )
}
