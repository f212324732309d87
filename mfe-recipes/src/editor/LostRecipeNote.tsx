import { Button, Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { ScrolledTo } from './ScrolledTo.tsx'
import type { SaveRecipe } from './useSaveRecipe.ts'

interface Props extends Pick<SaveRecipe, 'saving' | 'saveAsNew'> {
  /** Why it cannot be saved: the cook is in its kitchen no more, or it was deleted. */
  readonly because: 'lostKitchen' | 'gone'
}

/** Says that the recipe in the form cannot be saved any more, and makes a new one of it. */
export function LostRecipeNote({ because, saving, saveAsNew }: Props) {
  const { t } = useTranslation('recipes')
  const isLost = because === 'lostKitchen'
  return (
    <ScrolledTo>
      <Note
        tone="danger"
        title={isLost ? t('cook.lostKitchen') : t('editor.notSaved')}
        action={
          <Button variant="primary" busy={saving} onClick={saveAsNew}>
            {t('editor.saveAsNew')}
          </Button>
        }
      >
        {isLost ? t('editor.lostKitchenHint') : t('editor.gone')}
      </Note>
    </ScrolledTo>
  )
}
