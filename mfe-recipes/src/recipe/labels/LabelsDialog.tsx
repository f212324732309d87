import type { Recipe } from '@potluck/api/recipes'
import { type Form, useForm } from '@potluck/platform/useForm'
import { Button, Stack, Text } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { TextField } from '@potluck/ui/forms'
import { IconPlus } from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useLabels } from '../../book/useLabels.ts'
import classes from './LabelsDialog.module.css'
import { useRecipeLabels } from './useRecipeLabels.ts'

interface Props {
  readonly recipe: Recipe
  readonly onClose: () => void
}

const folded = (text: string) => text.trim().toLocaleLowerCase()

/** Selects labels of a recipe. Typing filters them, or creates a new one. */
export function LabelsDialog({ recipe, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const { data: labels = [] } = useLabels(recipe.kitchenId)
  const { put, putNew, take } = useRecipeLabels(recipe)
  const form: Form<{ readonly typed: string }> = useForm({
    initial: { typed: '' },
    submit({ typed: title }) {
      const existing = labels.find((label) => folded(label.title) === folded(title))
      if (existing) put(existing)
      else if (title.trim() !== '') putNew(title.trim())
      form.reset()
    },
  })
  const { typed } = form.values
  const own = new Set(recipe.labels.map(({ title }) => folded(title)))
  const fitting = labels.filter(({ title }) => folded(title).includes(folded(typed)))
  const isNew = typed.trim() !== '' && !labels.some(({ title }) => folded(title) === folded(typed))

  return (
    <Modal opened onClose={onClose} title={t('field.labels')} closeLabel={t('close')} size="small">
      <Stack gap={3}>
        <form {...form.formProps} className={classes.add}>
          <TextField
            {...form.field('typed')}
            className={classes.field}
            label={t('labels.findOrAdd')}
            maxLength={100}
            autoComplete="off"
          />
          {isNew && (
            <Button type="submit" variant="primary" icon={<IconPlus />}>
              {t('labels.add')}
            </Button>
          )}
        </form>
        {labels.length === 0 && <Text tone="soft">{t('list.noLabels')}</Text>}
        <ul aria-label={t('field.labels')}>
          {fitting.map((label) => (
            <li key={label.id}>
              <CheckboxRow
                label={<bdi>{label.title}</bdi>}
                checked={own.has(folded(label.title))}
                onChange={() => (own.has(folded(label.title)) ? take(label) : put(label))}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </Modal>
  )
}
