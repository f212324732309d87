import { Button, IconButton } from '@potluck/ui'
import { IconBookmarkPlus, IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useInboxChoice } from '../book/useInboxChoice.ts'
import type { ListedRecipe } from '../list-pages/page-question.ts'

/** Buttons to accept or delete a received recipe. */
export function InboxButtons({ recipe }: { readonly recipe: ListedRecipe }) {
  const { t } = useTranslation('recipes')
  const { accept, discard } = useInboxChoice()
  return (
    <>
      <Button
        icon={<IconBookmarkPlus />}
        aria-label={t('inbox.saveNamed', { title: recipe.title })}
        onClick={() => accept(recipe)}
      >
        {t('inbox.save')}
      </Button>
      <IconButton
        icon={<IconTrash />}
        label={t('inbox.deleteNamed', { title: recipe.title })}
        onClick={() => discard(recipe)}
      />
    </>
  )
}
