import {
  createShoppingList,
  deleteShoppingList,
  listShoppingLists,
  type ShoppingList,
} from '@potluck/api/shopping-lists'
import type { ShopWords } from '@potluck/cooking/arrange-shop'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences, useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { MenuList, type OpenMenu } from '@potluck/ui/content'
import {
  IconAdjustments,
  IconCopy,
  IconHome,
  IconInbox,
  IconMapPin,
  IconPencil,
  IconPrinter,
  IconSelect,
  IconShare,
  IconTrash,
} from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { useEndShared } from '../../end-shared/useEndShared.ts'
import { mayDelete } from '../../kitchens/may-delete.ts'
import { useGiveEntries } from '../../kitchens/useGiveEntries.tsx'
import type { ItemActions } from '../useItemActions.ts'
import { useUpdateList } from '../useUpdateList.ts'

/** The dialogs that a list's menu opens. */
export type ListDialogName = 'rename' | 'view' | 'print'

interface Props {
  readonly list: ShoppingList
  /** The vocabulary that reads lines; undefined until it has loaded. */
  readonly words: ShopWords | undefined
  readonly actions: ItemActions
  readonly menu: OpenMenu
  readonly onDialog: (dialog: ListDialogName) => void
}

/** Rare actions on the list: name, view, clearing, end. Fetched when the menu is first opened. */
export function ListMenu({ list, words, actions, menu, onDialog }: Props) {
  const host = useHost()
  const { t } = useTranslation('planning')
  const change = useUpdateList()
  const send = useSendList(list, words)
  const copy = useCopyList(list)
  const removing = useCall(deleteShoppingList)
  const end = useEndShared(list, {
    kind: 'lists',
    remove: (id) => removing.mutateAsync({ params: { id } }),
    all: listShoppingLists,
    overview: paths.shoppingLists(),
  })
  const { account } = useSession()
  const give = useGiveEntries(list, (kitchenId) => change.mutateAsync({ params: { id: list.id }, body: { kitchenId } }))
  return (
    <MenuList
      {...menu}
      entries={[
        { key: 'rename', icon: <IconPencil />, label: t('rename.title'), onSelect: () => onDialog('rename') },
        { key: 'select', icon: <IconSelect />, label: t('select.start'), onSelect: () => actions.choose([]) },
        {
          key: 'aisles',
          icon: <IconMapPin />,
          label: t('aisles.title'),
          onSelect: () => actions.ask({ about: 'aisles' }),
        },
        {
          key: 'atHome',
          icon: <IconHome />,
          label: t('lists.atHome'),
          onSelect: () => host.navigate(paths.atHome()),
        },
        { key: 'view', icon: <IconAdjustments />, label: t('view.title'), onSelect: () => onDialog('view') },
        { key: 'send', icon: <IconShare />, label: t('list.send'), onSelect: () => void send() },
        { key: 'print', icon: <IconPrinter />, label: t('list.print'), onSelect: () => onDialog('print') },
        { key: 'copy', icon: <IconCopy />, label: t('list.duplicate'), onSelect: copy },
        ...give,
        {
          key: 'archive',
          icon: <IconInbox />,
          label: t(list.archived ? 'list.unarchive' : 'list.archive'),
          onSelect: () => change.mutate({ params: { id: list.id }, body: { archived: !list.archived } }),
        },
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
          label: t(mayDelete(list, account?.id) ? 'end.delete' : 'end.leave'),
          danger: true,
          onSelect: () => void end(),
        },
      ]}
    />
  )
}

/** Hands what is to buy to another program, and says so where nothing else does. */
function useSendList(list: ShoppingList, words: ShopWords | undefined) {
  const look = usePreferences(shoppingList)
  const host = useHost()
  const { t } = useTranslation('planning')
  return () =>
    import('./send-list.ts')
      .then(({ sendList, textOf }) => sendList(list.title, textOf(list, words, look)))
      .then(
        (became) => became === 'copied' && host.toast({ message: t('list.sentCopied') }),
        () => host.toast({ message: t('list.sendFailed') }),
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
