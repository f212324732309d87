import { Text } from '@potluck/ui'
import { SwitchRow } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { useProfileItems } from '../own/visible/useProfileItems.ts'

/** A switch that shows all recipes to friends, for members whose profile shows none. */
export function ShowRecipes() {
  const { t } = useTranslation('social')
  const { items, add, change, busy, failed } = useProfileItems()
  if (!items.data) return null
  const [first, second] = items.data
  // Members who show single recipes or labels change that on their profile.
  if (second || (first && first.kind !== 'all')) return null
  return (
    <>
      <SwitchRow
        label={t('invite.showRecipes')}
        description={t('invite.showRecipesHint')}
        checked={first !== undefined}
        disabled={busy}
        onChange={() => (first ? change(first, 'remove') : add({ kind: 'all' }))}
      />
      {failed && <Text tone="danger">{t('profileItems.failed')}</Text>}
    </>
  )
}
