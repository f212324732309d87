import { Button, Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { ScrolledTo } from './ScrolledTo.tsx'
import type { Loss } from './useLoss.ts'
import type { SaveRecipe } from './useSaveRecipe.ts'

interface Props extends Pick<SaveRecipe, 'saving' | 'saveAsNew'> {
  readonly because: Loss
}

/** Says that the recipe in the form cannot be saved any more, and makes a new recipe from it. */
export function LostRecipeNote({ because, saving, saveAsNew }: Props) {
  const { t } = useTranslation('recipes')
  const words = {
    lostKitchen: { title: t('cook.lostKitchen'), hint: t('editor.lostKitchenHint') },
    onlyRead: { title: t('editor.onlyRead'), hint: t('editor.onlyReadHint') },
    gone: { title: t('editor.notSaved'), hint: t('editor.gone') },
  }[because]
  return (
    <ScrolledTo>
      <Note
        tone="danger"
        title={words.title}
        action={
          <Button variant="primary" busy={saving} onClick={saveAsNew}>
            {t('editor.saveAsNew')}
          </Button>
        }
      >
        {words.hint}
      </Note>
    </ScrolledTo>
  )
}
