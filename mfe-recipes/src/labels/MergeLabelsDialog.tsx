import { FormDialog } from '@potluck/parts/FormDialog'
import { useForm } from '@potluck/platform/useForm'
import { Text } from '@potluck/ui'
import { SelectField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import type { AboutLabels } from './label-action.ts'
import { useArrangeLabels } from './useArrangeLabels.ts'

/** Merges labels into one of them, or a single label into another one. */
export function MergeLabelsDialog({ labels, all, onClose, onDone }: AboutLabels) {
  const { t } = useTranslation('recipes')
  const choice = labels.length > 1 ? labels : all.filter((label) => !labels.includes(label))
  const { merge, explain, report } = useArrangeLabels(onDone)
  const form = useForm({
    initial: { into: choice.toSorted((a, b) => b.recipeCount - a.recipeCount)[0]?.id ?? '' },
    async submit({ into }) {
      const target = choice.find(({ id }) => id === into)
      if (!target) return
      await merge({ body: { labelIds: labels.map(({ id }) => id), intoLabelId: target.id } })
      report(t('labels.merged', { title: target.title }))
    },
    explain,
  })

  return (
    <FormDialog
      title={t('labels.mergeTitle', { count: labels.length })}
      submitLabel={t('labels.merge')}
      form={form}
      onClose={onClose}
    >
      {choice.length === 0 ? (
        <Text>{t('labels.noOther')}</Text>
      ) : (
        <SelectField
          {...form.field('into')}
          label={t('labels.target')}
          description={t('labels.keptHint')}
          options={choice.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
    </FormDialog>
  )
}
