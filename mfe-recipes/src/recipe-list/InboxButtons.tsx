import { Button, IconButton } from '@potluck/ui'
import { IconBookmarkPlus, IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useInboxChoice } from '../book/useInboxChoice.ts'
import type { ListedRecipe } from './page-question.ts'

/** The buttons of a received recipe: move it to the book, or delete it. */
export function InboxButtons({ recipe }: { readonly recipe: ListedRecipe }) {
  const { t } = useTranslation('recipes')
  const { move, isMoving, discard } = useInboxChoice()
  return (
    <>
      <Button
        icon={<IconBookmarkPlus />}
        busy={isMoving}
        aria-label={t('inbox.keepNamed', { title: recipe.title })}
        onClick={() => void move(recipe)}
      >
        {t('inbox.keep')}
      </Button>
      <IconButton
        icon={<IconTrash />}
        label={t('inbox.deleteNamed', { title: recipe.title })}
        onClick={() => discard(recipe)}
      />
    </>
  )
}
