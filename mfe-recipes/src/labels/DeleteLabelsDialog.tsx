import { useFormats } from '@potluck/parts'
import { FormDialog } from '@potluck/parts/FormDialog'
import { Text } from '@potluck/ui'
import { SegmentedControl } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AboutLabels } from './label-action.ts'
import { useArrangeLabels } from './useArrangeLabels.ts'

/** Deletes labels, with or without their recipes. */
export function DeleteLabelsDialog({ labels, onClose, onDone }: AboutLabels) {
  const { t } = useTranslation('recipes')
  const { list } = useFormats()
  const [withRecipes, setWithRecipes] = useState(false)
  const { remove, removeAll, busy, failed, saying } = useArrangeLabels(onDone)
  const titles = list(labels.map(({ title }) => t('quoted', { title })))
  const count = labels.length
  const recipes = labels.reduce((sum, { recipeCount }) => sum + recipeCount, 0)

  function submit() {
    const body = { labelIds: labels.map(({ id }) => id) }
    if (withRecipes) removeAll.mutate({ body }, saying(t('labels.deletedWithRecipes', { count })))
    else remove.mutate({ body }, saying(t('labels.deleted', { count })))
  }

  return (
    <FormDialog
      title={t('labels.deleteTitle', { count })}
      submitLabel={withRecipes ? t('labels.deleteBoth') : t('labels.deleteOnly', { count })}
      danger
      busy={busy}
      problem={failed && t('labels.changeFailed')}
      onSubmit={submit}
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
        onChange={(choice) => setWithRecipes(choice === 'delete')}
      />
      <Text tone={withRecipes ? undefined : 'soft'}>
        {withRecipes ? t('labels.losing', { count: recipes }) : t('labels.staying', { count: recipes })}
      </Text>
    </FormDialog>
  )
}
