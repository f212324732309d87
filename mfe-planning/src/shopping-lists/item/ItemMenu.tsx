import { addToPantry, getPantry, removeFromPantry } from '@potluck/api/pantry'
import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useCall } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { MenuList, type OpenMenu } from '@potluck/ui/content'
import { IconArrowsMove, IconBook, IconHome, IconMapPin, IconPencil, IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import type { ItemActions } from '../useItemActions.ts'

interface Props {
  readonly item: ShoppingListItem
  readonly actions: ItemActions
  readonly menu: OpenMenu
}

/** The actions on one item. Fetched when the first such menu is opened. */
export function ItemMenu({ item, actions, menu }: Props) {
  const { t } = useTranslation('planning')
  const items = [item]
  const addToPantry = useAddToPantry(item, actions)
  return (
    <MenuList
      {...menu}
      about={<bdi>{item.title}</bdi>}
      entries={[
        ...(item.recipe
          ? [
              {
                key: 'recipe',
                icon: <IconBook />,
                label: t('list.forRecipe', { title: item.recipe.title }),
                href: href(paths.recipe(item.recipe.id)),
              },
            ]
          : []),
        {
          key: 'edit',
          icon: <IconPencil />,
          label: t('list.change'),
          onSelect: () => actions.ask({ about: 'edit', items }),
        },
        {
          key: 'aisle',
          icon: <IconMapPin />,
          label: t('aisles.put'),
          onSelect: () => actions.ask({ about: 'aisle', items }),
        },
        { key: 'atHome', icon: <IconHome />, label: t('atHome.alwaysHave'), onSelect: addToPantry },
        {
          key: 'toList',
          icon: <IconArrowsMove />,
          label: t('toList.put'),
          onSelect: () => actions.ask({ about: 'toList', items }),
        },
        {
          key: 'remove',
          icon: <IconTrash />,
          label: t('list.remove'),
          danger: true,
          onSelect: () => actions.remove(items),
        },
      ]}
    />
  )
}

/** Says that there is always enough of an item, which is taken off: it is left out from now on. One undo takes both back. */
function useAddToPantry(item: ShoppingListItem, actions: ItemActions): () => void {
  const changes = [getPantry]
  const forget = useCall(removeFromPantry, { changes, toast: true })
  const adding = useCall(addToPantry, {
    changes,
    toast: true,
    onSuccess: ({ key }) => actions.remove([item], () => forget.mutate({ params: { key } })),
  })
  return () => adding.mutate({ body: { title: item.title } })
}
