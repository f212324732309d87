import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { arrangeList } from '@potluck/cooking/shopping-list'
import { usePreferences } from '@potluck/platform/hooks'
import { Heading, SkeletonScreen, Stack } from '@potluck/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { shoppingList } from '../preferences.ts'
import { ItemGroup } from './ItemGroup.tsx'
import classes from './ItemSections.module.css'
import { useAisles } from './useAisles.ts'
import type { ItemActions } from './useItemActions.ts'

export interface ItemSectionsProps {
  readonly items: readonly ShoppingListItem[]
  readonly actions: ItemActions
}

/** What is to buy, in the rendering that the cook prefers: by aisle or not, like things together or not. */
export function ItemSections({ items, actions }: ItemSectionsProps) {
  const { t } = useTranslation('planning')
  const aisles = useAisles(items.map(({ title }) => title).join('\n'))
  const { groupCategories, groupSimilar, sortBy } = usePreferences(shoppingList)
  const categories = useMemo(
    () =>
      aisles &&
      arrangeList(items, {
        groupCategories,
        groupSimilar,
        sortBy,
        aisles: aisles.index,
        aisleTitle: aisles.titleOf,
        language: aisles.language,
      }),
    [items, aisles, groupCategories, groupSimilar, sortBy],
  )
  if (!categories) return <SkeletonScreen label={t('list.loading')} shape="rows" count={items.length} />
  return (
    <Stack gap={5}>
      {categories.map(({ aisle, title, groups }) => (
        <section key={aisle} aria-label={title ?? undefined}>
          {title !== null && (
            <Heading level={2} size="small" className={classes.aisle}>
              {title}
            </Heading>
          )}
          <ul className={classes.items}>
            {groups.map((group) => (
              <ItemGroup key={group.items[0]?.id} group={group} actions={actions} />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}
