import type { Recipe } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import type { RecipeField } from '@potluck/recipe/fields'
import { Button, Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { useSaver } from '../book/useSaver.ts'
import { useFieldNames } from './useFieldNames.ts'

interface Props {
  readonly theirs: Recipe
  /** The fields that both changed. */
  readonly fields: readonly RecipeField[]
  readonly onCompare: () => void
}

/** Says who else changed the recipe that the cook is editing. */
export function OthersNote({ theirs, fields, onCompare }: Props) {
  const { t } = useTranslation('recipes')
  const names = useFieldNames()
  const { list } = useFormats()
  const who = useSaver(theirs.kitchenId)(theirs.savedBy)
  const changed = { fields: list(fields.map((field) => names[field])) }
  return (
    <div role="status">
      <Note
        tone="attention"
        title={
          who === null || who === 'you'
            ? t('editor.alsoElsewhere', changed)
            : t('editor.alsoBy', { ...who, ...changed })
        }
        action={<Button onClick={onCompare}>{t('changeNote.compare')}</Button>}
      >
        {t('editor.alsoHint')}
      </Note>
    </div>
  )
}
