import { useFormats } from '@potluck/parts'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useForm } from '@potluck/platform/useForm'
import { Text } from '@potluck/ui'
import { SegmentedControl } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import type { AboutLabels } from './label-action.ts'
import { useArrangeLabels } from './useArrangeLabels.ts'

/** Deletes labels, with or without their recipes. */
export function DeleteLabelsDialog({ labels, onClose, onDone }: AboutLabels) {
  const { t } = useTranslation('recipes')
  const { list } = useFormats()
  const { remove, removeAll, explain, report } = useArrangeLabels(onDone)
  const titles = list(labels.map(({ title }) => t('quoted', { title })))
  const count = labels.length
  const recipes = labels.reduce((sum, { recipeCount }) => sum + recipeCount, 0)

  const form = useForm({
    initial: { withRecipes: false },
    async submit(values) {
      const body = { labelIds: labels.map(({ id }) => id) }
      await (values.withRecipes ? removeAll({ body }) : remove({ body }))
      report(t(values.withRecipes ? 'labels.deletedWithRecipes' : 'labels.deleted', { count }))
    },
    explain,
  })
  const { withRecipes } = form.values

  return (
    <FormDialog
      title={t('labels.deleteTitle', { count })}
      submitLabel={withRecipes ? t('labels.deleteBoth') : t('labels.deleteOnly', { count })}
      danger
      form={form}
      onClose={onClose}
    >
      <Text>
        <bdi>{titles}</bdi>
      </Text>
      <SegmentedControl
        label={t('labels.theirRecipes')}
        value={withRecipes ? 'delete' : 'keep'}
        segments={[
          { value: 'keep', label: t('labels.withoutRecipes') },
          { value: 'delete', label: t('labels.deleteRecipes') },
        ]}
        onChange={(choice) => form.set({ withRecipes: choice === 'delete' })}
      />
      <Text tone={withRecipes ? undefined : 'soft'}>
        {withRecipes ? t('labels.losing', { count: recipes }) : t('labels.staying', { count: recipes })}
      </Text>
    </FormDialog>
  )
}
