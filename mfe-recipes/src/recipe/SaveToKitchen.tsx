import { roleOf } from '@potluck/api/kitchen-roles'
import type { Recipe } from '@potluck/api/recipes'
import { useKitchens } from '@potluck/parts/useKitchens'
import { Button } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import { IconUsers } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useInboxToKitchen } from '../book/useInboxToKitchen.ts'

/** Keeps a recipe of the inbox in a kitchen where the cook writes: a button for one kitchen, a menu for several. */
export function SaveToKitchen({ recipe }: { readonly recipe: Recipe }) {
  const { t } = useTranslation('recipes')
  const kitchens = (useKitchens() ?? []).filter(({ role }) => roleOf(role) !== 'reader')
  const { save, isSaving } = useInboxToKitchen()
  const [kitchen, ...others] = kitchens
  if (!kitchen) return null
  if (others.length === 0) {
    return (
      <Button icon={<IconUsers />} busy={isSaving} onClick={() => void save(recipe, kitchen)}>
        {t('inbox.saveToKitchen', { kitchen: kitchen.name })}
      </Button>
    )
  }
  const entries = kitchens.map((each) => ({
    key: each.id,
    label: each.name,
    icon: <IconUsers />,
    onSelect: () => void save(recipe, each),
  }))
  return (
    <Menu
      trigger={
        <Button icon={<IconUsers />} busy={isSaving}>
          {t('inbox.saveToAKitchen')}
        </Button>
      }
      entries={entries}
    />
  )
}
