import type { ShoppingList } from '@potluck/api/shopping-lists'
import { PrintDialog } from '@potluck/parts/PrintDialog'
import { usePreferences } from '@potluck/platform/hooks'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { SwitchRow } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly list: Pick<ShoppingList, 'id' | 'title'>
  readonly onClose: () => void
}

/** Paper sizes of whoever writes in inches. */
const paper = /-(?:US|CA|MX|PH)$/.test(navigator.language) ? 'letter' : 'a4'

/** A preview of the printed list. It is arranged as on the screen until the cook changes that. */
export function PrintListDialog({ list, onClose }: Props) {
  const { t } = useTranslation('planning')
  const shown = usePreferences(shoppingList)
  const [groupCategories, setGroupCategories] = useState(shown.groupCategories)
  const [groupSimilar, setGroupSimilar] = useState(shown.groupSimilar)
  return (
    <PrintDialog
      title={t('list.printTitle', { title: list.title })}
      printed={{ shoppingListId: list.id }}
      path={`print/shoppingList/${list.id}`}
      query={{
        version: '1',
        groupCategories: String(groupCategories),
        groupSimilar: String(groupSimilar),
        sortBy: shown.sortBy,
        paper,
      }}
      onClose={onClose}
    >
      <div>
        <SwitchRow label={t('view.groupCategories')} checked={groupCategories} onChange={setGroupCategories} />
        <SwitchRow label={t('view.groupSimilar')} checked={groupSimilar} onChange={setGroupSimilar} />
      </div>
    </PrintDialog>
  )
}
