import type { Recipe } from '@potluck/api/recipes'
import { Button } from '@potluck/ui'
import { IconBookmarkPlus } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useSaveCopy } from './useSaveCopy.ts'

/** What is done first with somebody else's recipe. */
export function SaveCopyButton({ recipe }: { readonly recipe: Recipe }) {
  const { t } = useTranslation('recipes')
  const { save, isSaving } = useSaveCopy(recipe)
  return (
    <Button variant="primary" icon={<IconBookmarkPlus />} busy={isSaving} onClick={save}>
      {t('copy.save')}
    </Button>
  )
}
