import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { arrangeList } from '@potluck/cooking/shopping-list'
import { Answered } from '@potluck/parts'
import { usePreferences } from '@potluck/platform/hooks'
import { Heading, Stack } from '@potluck/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { shoppingList } from '../preferences.ts'
import { ItemGroup } from './ItemGroup.tsx'
import classes from './ItemSections.module.css'
import { type Aisles, useAisles } from './useAisles.ts'
import type { ItemActions } from './useItemActions.ts'

export interface ItemSectionsProps {
  readonly items: readonly ShoppingListItem[]
  readonly actions: ItemActions
  /** Ids of what was added just now. */
  readonly fresh: readonly string[]
}

/** What is to buy, in the rendering that the cook prefers: by aisle or not, like things together or not. */
export function ItemSections({ items, ...rest }: ItemSectionsProps) {
  const { t } = useTranslation('planning')
  return (
    <Answered
      answer={useAisles(items.map(({ title }) => title).join('\n'))}
      loading={{ label: t('list.loading'), shape: 'rows', count: items.length }}
      failed={{ title: t('list.aislesFailed'), safe: t('safe') }}
    >
      {(aisles) => <Arranged items={items} {...rest} aisles={aisles} />}
    </Answered>
  )
}

function Arranged({ items, actions, fresh, aisles }: ItemSectionsProps & { readonly aisles: Aisles }) {
  const { groupCategories, groupSimilar, sortBy } = usePreferences(shoppingList)
  const { index, titleOf, language } = aisles
  const categories = useMemo(
    () => arrangeList(items, { groupCategories, groupSimilar, sortBy, aisles: index, aisleTitle: titleOf, language }),
    [items, index, titleOf, language, groupCategories, groupSimilar, sortBy],
  )
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
              <ItemGroup key={group.items[0]?.id} group={group} actions={actions} fresh={fresh} />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}
