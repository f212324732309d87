import type { TrashedRecipe } from '@potluck/api/trash'
import { useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useImageAddress, useStore } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Button, Row } from '@potluck/ui'
import { ListRow, RecipeImage } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import { useRestoreRecipe } from '../book/useRestoreRecipe.ts'
import type { Selection } from '../selection/selection.ts'
import { Tick } from '../selection/Tick.tsx'
import classes from './TrashedRow.module.css'

interface Props {
  readonly recipe: TrashedRecipe
  /** The kitchen from whose book it was deleted; undefined for the own book. */
  readonly kitchenId: string | undefined
  readonly selection: Selection
}

/** A deleted recipe with its remaining days and a button to restore it. A press on the row selects it. */
export function TrashedRow({ recipe, kitchenId, selection }: Props) {
  const { t } = useTranslation('recipes')
  const { date } = useFormats()
  const address = useImageAddress()
  const restore = useRestore(recipe, kitchenId)
  const selected = useStore(selection).ids.has(recipe.id)
  const { title, image, leavesAt } = recipe
  return (
    <ListRow
      className={classes.row}
      selected={selected}
      onClick={() => selection.toggle(recipe.id)}
      leading={
        <Row gap={2}>
          <Tick on={selected} />
          <RecipeImage title={title} src={address(image?.thumbnail)} shape="square" className={classes.photo} />
        </Row>
      }
      title={<bdi>{title}</bdi>}
      subtitle={
        <span className={classes.foot}>
          {t('trash.until', { date: date(leavesAt, 'medium') })}
          <Button
            variant="quiet"
            className={classes.restore}
            aria-label={t('trash.restoreNamed', { title })}
            onClick={() => void restore()}
          >
            {t('trash.restore')}
          </Button>
        </span>
      }
    />
  )
}

function useRestore({ id, title }: TrashedRecipe, kitchenId: string | undefined): () => Promise<void> {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const restoreRecipe = useRestoreRecipe()
  return async () => {
    // A row of the trash does not contain its folder: lists show the recipe after the server has restored it.
    await restoreRecipe([id], [], kitchenId)
    host.toast({
      message: t('trash.restored', { title }),
      tone: 'done',
      action: { label: t('inbox.open'), run: () => host.navigate(paths.recipe(id)) },
    })
  }
}
