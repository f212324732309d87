import type { Recipe } from '@potluck/api/recipes'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useHost } from '@potluck/platform/HostProvider'
import { useForm } from '@potluck/platform/useForm'
import { TextAreaField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { noteToOneself } from '../../changes/book-changes.ts'

interface Props {
  readonly recipe: Recipe
  readonly onClose: () => void
}

/** A member's own note on a recipe of a kitchen; nobody else reads it. */
export function OwnNoteDialog({ recipe, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const { changes } = useHost()
  const form = useForm({
    initial: { note: recipe.ownNote ?? '' },
    submit({ note }) {
      if (recipe.kitchenId !== undefined) changes.add(noteToOneself(recipe, recipe.kitchenId, note.trim()))
    },
    onDone: onClose,
  })
  return (
    <FormDialog title={t('ownNote.title')} form={form} onClose={onClose}>
      <TextAreaField
        {...form.field('note')}
        label={t('ownNote.what')}
        description={t('ownNote.hint')}
        rows={4}
        maxLength={5_000}
        data-autofocus
      />
    </FormDialog>
  )
}
