import type { TrashedRecipe } from '@potluck/api/trash'
import { useFormats } from '@potluck/parts'
import { useImageAddress } from '@potluck/platform/hooks'
import { Button, IconButton } from '@potluck/ui'
import { ListRow, RecipeImage } from '@potluck/ui/content'
import { IconArrowBackUp, IconX } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from '../book/RowWithButtons.module.css'
import { useTrashedRecipe } from './useTrashedRecipe.ts'

/** A deleted recipe: how long it rests still, and the ways back and out. */
export function TrashedRow({ recipe }: { readonly recipe: TrashedRecipe }) {
  const { t } = useTranslation('recipes')
  const { date } = useFormats()
  const address = useImageAddress()
  const { restore, deleteForGood, isBusy } = useTrashedRecipe(recipe)
  const { title, image, leavesAt } = recipe
  return (
    <ListRow
      className={classes.row}
      leading={<RecipeImage title={title} src={address(image?.thumbnail)} shape="square" className={classes.photo} />}
      title={<bdi>{title}</bdi>}
      subtitle={t('trash.until', { date: date(leavesAt, 'medium') })}
      trailing={
        <>
          <Button
            icon={<IconArrowBackUp />}
            busy={isBusy}
            aria-label={t('trash.restoreNamed', { title })}
            onClick={() => void restore()}
          >
            {t('trash.restore')}
          </Button>
          <IconButton icon={<IconX />} label={t('trash.deleteNamed', { title })} onClick={() => void deleteForGood()} />
        </>
      }
    />
  )
}
