import { useShoppingLists } from '@potluck/parts/useShoppingLists'
import { usePreferences } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { useTranslation } from 'react-i18next'
import { OpenInUse } from '../in-use/OpenInUse.tsx'

/** Leads to the shopping list in use. */
export function ListInUsePage() {
  const { t } = useTranslation('planning')
  const { lastList } = usePreferences(shoppingList)
  return (
    <OpenInUse
      title={t('lists.title')}
      loading={t('lists.loading')}
      answer={useShoppingLists()}
      last={lastList}
      pathOf={paths.shoppingList}
      overview={paths.shoppingLists()}
    />
  )
}
