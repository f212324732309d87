import {
  createShoppingList,
  deleteShoppingList,
  listShoppingLists,
  type ShoppingList,
} from '@potluck/api/shopping-lists'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { MenuList, type OpenMenu } from '@potluck/ui/content'
import { IconAdjustments, IconCopy, IconMapPin, IconPencil, IconSelect, IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { useEndShared } from '../../end-shared/useEndShared.ts'
import { mayDelete } from '../../kitchens/may-delete.ts'
import type { ItemActions } from '../useItemActions.ts'

/** The dialogs that a list's menu opens. */
export type ListDialogName = 'rename' | 'view'

interface Props {
  readonly list: ShoppingList
  readonly actions: ItemActions
  readonly menu: OpenMenu
  readonly onDialog: (dialog: ListDialogName) => void
}

/** Rare actions on the list: name, view, end. Fetched when the menu is first opened. */
export function ListMenu({ list, actions, menu, onDialog }: Props) {
  const { t } = useTranslation('planning')
  const copy = useCopyList(list)
  const removing = useCall(deleteShoppingList)
  const end = useEndShared(list, {
    kind: 'lists',
    remove: (id) => removing.mutateAsync({ params: { id } }),
    all: listShoppingLists,
    overview: paths.shoppingLists(),
  })
  const { account } = useSession()
  return (
    <MenuList
      {...menu}
      entries={[
        { key: 'select', icon: <IconSelect />, label: t('select.start'), onSelect: () => actions.choose([]) },
        {
          key: 'aisles',
          icon: <IconMapPin />,
          label: t('aisles.title'),
          onSelect: () => actions.ask({ about: 'aisles' }),
        },
        { key: 'view', icon: <IconAdjustments />, label: t('view.title'), onSelect: () => onDialog('view') },
        { key: 'rename', icon: <IconPencil />, label: t('rename.title'), onSelect: () => onDialog('rename') },
        { key: 'copy', icon: <IconCopy />, label: t('list.duplicate'), onSelect: copy },
        {
          key: 'end',
          icon: <IconTrash />,
          label: t(mayDelete(list, account?.id) ? 'end.delete' : 'end.leave'),
          danger: true,
          onSelect: () => void end(),
        },
      ]}
    />
  )
}

/** Makes a list of the same things and leads to it. */
function useCopyList({ id, title }: ShoppingList) {
  const host = useHost()
  const { t } = useTranslation('planning')
  const create = useCall(createShoppingList, {
    toast: true,
    changes: [listShoppingLists],
    onSuccess: (copy) => host.navigate(paths.shoppingList(copy.id)),
  })
  return () => create.mutate({ body: { id: uuid(), title: t('list.copyOf', { title }).slice(0, 254), copyOf: id } })
}
