import type { Recipe } from '@potluck/api/recipes'
import { useSaveCopy } from '@potluck/parts/useSaveCopy'
import { Button } from '@potluck/ui'
import { IconBookmarkPlus } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'

/** Copies a recipe of somebody else into the book. */
export function SaveCopyButton({ recipe }: { readonly recipe: Recipe }) {
  const { t } = useTranslation('recipes')
  const { save, savingId } = useSaveCopy({ opensCopy: true })
  return (
    <Button variant="primary" icon={<IconBookmarkPlus />} busy={savingId !== null} onClick={() => save(recipe)}>
      {t('copy.save')}
    </Button>
  )
}
