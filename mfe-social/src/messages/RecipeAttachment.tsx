import type { AttachedRecipe } from '@potluck/api/messages'
import { useTextLanguage } from '@potluck/parts'
import { useMoveToBook } from '@potluck/parts/useMoveToBook'
import { useHost } from '@potluck/platform/HostProvider'
import { useImageAddress } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, Text } from '@potluck/ui'
import { RecipeImage } from '@potluck/ui/content'
import { IconBookmarkPlus, IconCheck } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './RecipeAttachment.module.css'
import { useRefuseRecipe } from './useRefuseRecipe.ts'
import type { VisibleMessage } from './visible-message.ts'

/** The recipe of a message: opens the reader's own copy, and moves a received recipe into the book. */
export function RecipeAttachment({ message: { recipe, mine } }: { readonly message: VisibleMessage }) {
  const { t } = useTranslation('social')
  const imageAddress = useImageAddress()
  const language = useTextLanguage(recipe?.title ?? '')
  if (!recipe) return <div className={classes.gone}>{t(mine ? 'recipe.deletedOwn' : 'recipe.deleted')}</div>
  return (
    <article className={classes.card} data-photo={recipe.image !== null}>
      <RecipeImage
        title={recipe.title}
        src={imageAddress(recipe.image?.location)}
        shape={recipe.image ? 'landscape' : 'square'}
        flush
      />
      <div className={classes.words}>
        <a href={href(paths.recipe(recipe.id))} dir="auto" lang={language} className={classes.title}>
          {recipe.title}
        </a>
      </div>
      {!mine && <KeepOrRefuse recipe={recipe} />}
    </article>
  )
}

/** Buttons to save a received recipe to the book, or to decline it with undo. */
function KeepOrRefuse({ recipe }: { readonly recipe: AttachedRecipe }) {
  const { t } = useTranslation('social')
  const { toast } = useHost()
  const refuse = useRefuseRecipe()
  const { move, isPending, isSuccess } = useMoveToBook()

  async function keepIt() {
    if (!(await move(recipe.id))) toast({ message: t('recipe.saveFailed', { title: recipe.title }), tone: 'problem' })
  }
  if (recipe.folder === 'main' || isSuccess) {
    return (
      <Text as="span" size="small" tone="done" className={classes.saved}>
        <IconCheck aria-hidden="true" size="1.125em" />
        {t('recipe.inBook')}
      </Text>
    )
  }
  return (
    <div className={classes.choice}>
      <Button wide icon={<IconBookmarkPlus />} busy={isPending} onClick={() => void keepIt()}>
        {t('recipe.save')}
      </Button>
      <Button wide variant="quiet" onClick={() => refuse(recipe)}>
        {t('recipe.refuse')}
      </Button>
    </div>
  )
}
