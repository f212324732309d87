import type { ShoppingList, ShoppingListItem } from '@potluck/api/shopping-lists'
import { undoMs } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'
import { howMany } from '../../how-many.ts'
import { correctedAisle, nameOf } from '../list-aisles.ts'
import type { Aisles } from '../useAisles.ts'
import type { Shopping } from '../useShoppingList.ts'

/** Moves items to an aisle, also for the future, with undo. */
export function usePutIntoAisle(list: ShoppingList, aisles: Aisles | undefined, shopping: Shopping) {
  const host = useHost()
  const { t } = useTranslation('planning')
  return (aisle: string, items: readonly ShoppingListItem[]) => {
    if (!aisles) return
    const { vocabulary } = aisles.index
    const names = [...new Set(items.map((item) => nameOf(item, vocabulary)))]
    const before = names.map((name) => correctedAisle(name, list, vocabulary))
    shopping.describe(names, { aisle })
    const title = list.aisles.find(({ id }) => id === aisle)?.title ?? aisles.titleOf(aisle)
    host.toast({
      message: t('aisles.putInto', { name: names[0], aisle: title, ...howMany(names.length) }),
      duration: undoMs,
      action: {
        label: t('undo'),
        undoes: true,
        run() {
          for (const [at, name] of names.entries()) shopping.describe([name], { aisle: before[at] ?? null })
        },
      },
    })
  }
}
