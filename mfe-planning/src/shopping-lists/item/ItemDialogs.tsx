import type { ShoppingList } from '@potluck/api/shopping-lists'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'
import { correctedAisle, isRegular, nameOf } from '../list-aisles.ts'
import type { Aisles } from '../useAisles.ts'
import type { OpenDialog } from '../useItemActions.ts'
import type { Shopping } from '../useShoppingList.ts'
import { AisleDialog } from './AisleDialog.tsx'
import { AislesDialog } from './AislesDialog.tsx'
import { EditItemDialog } from './EditItemDialog.tsx'
import { ToListDialog } from './ToListDialog.tsx'

interface Props {
  readonly asked: OpenDialog
  readonly list: ShoppingList
  readonly shopping: Shopping
  readonly aisles: Aisles
  readonly onClose: () => void
}

/** The dialogs about the items of a list. */
export function ItemDialogs({ asked, list, shopping, aisles: { index, titleOf }, onClose }: Props) {
  const host = useHost()
  const { t } = useTranslation('planning')
  if (asked.about === 'aisles') {
    return <AislesDialog list={list} titleOf={titleOf} onOrder={shopping.orderAisles} onClose={onClose} />
  }
  const { items } = asked
  const [item] = items
  if (!item) return null
  if (asked.about === 'edit') {
    return (
      <EditItemDialog
        item={item}
        regular={isRegular(item, list.things, index.vocabulary)}
        onEdit={(edit) => shopping.edit(item, edit)}
        onRegular={(title, regular) => shopping.describe([title], { regular })}
        onClose={onClose}
      />
    )
  }
  if (asked.about === 'aisle') {
    const { vocabulary } = index
    const names = [...new Set(items.map((one) => nameOf(one, vocabulary)))]
    return (
      <AisleDialog
        list={list}
        names={names}
        aisle={correctedAisle(nameOf(item, vocabulary), list, vocabulary)}
        titleOf={titleOf}
        onPut={(aisle) => shopping.describe(names, { aisle })}
        onOrder={shopping.orderAisles}
        onClose={onClose}
      />
    )
  }
  return (
    <ToListDialog
      listId={list.id}
      count={items.length}
      onPut={(listId, stays) => {
        shopping.putOn(listId, items, stays ? 'copy' : 'move')
        host.toast({ message: t(stays ? 'toList.copied' : 'toList.moved', { count: items.length }) })
      }}
      onClose={onClose}
    />
  )
}
