import { inBook } from '@potluck/api/of-book'
import { deleteForGood, listTrash, type TrashedRecipe } from '@potluck/api/trash'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { Button, Row } from '@potluck/ui'
import { IconArrowBackUp, IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useRestoreRecipe } from '../book/useRestoreRecipe.ts'
import type { Selection } from '../selection/selection.ts'

interface Props {
  readonly selection: Selection
  /** The kitchen from whose book they were deleted; undefined for the own book. */
  readonly kitchenId: string | undefined
  /** The displayed recipes; others of the selection do not count. */
  readonly recipes: readonly TrashedRecipe[]
}

/** The actions on selected recipes of the trash. */
export function ChosenActions({ selection, kitchenId, recipes }: Props) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const restore = useRestoreRecipe()
  const deleting = useCall(deleteForGood, { toast: true, changes: [listTrash] })
  const { ids: chosen } = useStore(selection)
  const ids = recipes.map(({ id }) => id).filter((id) => chosen.has(id))

  async function restoreChosen() {
    selection.end()
    await restore(ids, [], kitchenId)
    host.toast({ message: t('trash.allBack', { count: ids.length }), tone: 'done' })
  }
  async function deleteChosen() {
    const sure = await host.confirm({
      title: t('trash.deleteCount', { count: ids.length }),
      message: t('trash.deleteMessage'),
      confirm: t('trash.deleteConfirm'),
      destructive: true,
    })
    if (sure) deleting.mutate({ ...inBook(kitchenId), body: { ids } }, { onSuccess: selection.end })
  }

  return (
    <Row gap={2}>
      <Button variant="primary" icon={<IconArrowBackUp />} onClick={() => void restoreChosen()}>
        {t('trash.restore')}
      </Button>
      <Button icon={<IconTrash />} busy={deleting.isPending} onClick={() => void deleteChosen()}>
        {t('trash.deleteConfirm')}
      </Button>
    </Row>
  )
}
