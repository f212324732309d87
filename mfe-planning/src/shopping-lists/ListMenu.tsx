import { deleteShoppingList, listShoppingLists, type ShoppingList } from '@potluck/api/shopping-lists'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { IconButton, onDemand } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import { IconAdjustments, IconDotsVertical, IconPencil, IconTrash } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ItemActions } from './useItemActions.ts'

const RenameListDialog = onDemand(() => import('./RenameListDialog.tsx').then((module) => module.RenameListDialog))
const ViewOptionsDialog = onDemand(() => import('./ViewOptionsDialog.tsx').then((module) => module.ViewOptionsDialog))

/** What is done to the list seldom: name, view, clearing, end. */
export function ListMenu({ list, actions }: { readonly list: ShoppingList; readonly actions: ItemActions }) {
  const { t } = useTranslation('planning')
  const [open, setOpen] = useState<'rename' | 'view' | null>(null)
  const end = useEndList(list)
  const isOwner = useSession().account?.id === list.owner.id
  return (
    <>
      <Menu
        trigger={<IconButton icon={<IconDotsVertical />} label={t('list.more')} />}
        entries={[
          { key: 'rename', icon: <IconPencil />, label: t('rename.title'), onSelect: () => setOpen('rename') },
          { key: 'view', icon: <IconAdjustments />, label: t('view.title'), onSelect: () => setOpen('view') },
          {
            key: 'clear',
            icon: <IconTrash />,
            label: t('list.removeAll'),
            disabled: list.items.length === 0,
            onSelect: () => actions.remove(list.items),
          },
          {
            key: 'end',
            icon: <IconTrash />,
            label: t(isOwner ? 'end.delete' : 'end.leave'),
            danger: true,
            onSelect: () => void end(),
          },
        ]}
      />
      {open === 'rename' && <RenameListDialog list={list} onClose={() => setOpen(null)} />}
      {open === 'view' && <ViewOptionsDialog onClose={() => setOpen(null)} />}
    </>
  )
}

/** Deletes or leaves the list after asking, and goes back to all lists. */
function useEndList(list: ShoppingList) {
  const host = useHost()
  const { t } = useTranslation('planning')
  const end = useCall(deleteShoppingList, {
    toast: true,
    changes: [listShoppingLists],
    onSuccess: () => host.navigate(paths.shoppingLists(), { replace: true }),
  })
  const isOwner = useSession().account?.id === list.owner.id
  return async () => {
    const action = t(isOwner ? 'end.delete' : 'end.leave')
    const agreed = await host.confirm({
      title: t(isOwner ? 'end.askDelete' : 'end.askLeave', { title: list.title }),
      message: t(isOwner ? 'end.lostDelete' : 'end.lostLeave', { count: list.items.length }),
      confirm: action,
      destructive: true,
    })
    if (agreed) end.mutate({ params: { id: list.id } })
  }
}
