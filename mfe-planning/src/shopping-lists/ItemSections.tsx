import type { ShoppingList, ShoppingListItem } from '@potluck/api/shopping-lists'
import { arrangeShop } from '@potluck/cooking/arrange-shop'
import { type Answer, Answered } from '@potluck/parts'
import { usePreferences } from '@potluck/platform/hooks'
import { Button, Heading, SkeletonScreen, Stack } from '@potluck/ui'
import { IconRefresh } from '@potluck/ui/icons'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { howMany } from '../how-many.ts'
import { shoppingList } from '../preferences.ts'
import { firstRows } from './first-rows.ts'
import { ItemGroup } from './ItemGroup.tsx'
import classes from './ItemSections.module.css'
import { regularsMissing } from './list-aisles.ts'
import type { Aisles } from './useAisles.ts'
import { useGrowing } from './useGrowing.ts'
import type { ItemActions } from './useItemActions.ts'

export interface ItemSectionsProps {
  readonly items: readonly ShoppingListItem[]
  readonly actions: ItemActions
  /** Ids of what was added just now. */
  readonly fresh: readonly string[]
  readonly tickedBy: ReadonlyMap<string, string | null>
  readonly list: ShoppingList
  readonly aisles: Answer<Aisles>
  /** Whether the lines of the list were read. */
  readonly isRead: boolean
  readonly onAdd: (titles: readonly string[]) => void
}

/** What is to buy, in the rendering that the cook prefers: by aisle or not, like things together or not. */
export function ItemSections({ items, aisles: answer, isRead, ...rest }: ItemSectionsProps) {
  const { t } = useTranslation('planning')
  const loading = { label: t('list.loading'), shape: 'rows', count: Math.min(items.length, 20) } as const
  if (!isRead) return <SkeletonScreen {...loading} />
  return (
    <Answered answer={answer} loading={loading} failed={{ title: t('list.aislesFailed'), safe: t('safe') }}>
      {(aisles) => <Arranged items={items} {...rest} aisles={aisles} />}
    </Answered>
  )
}

type ArrangedProps = Omit<ItemSectionsProps, 'aisles' | 'isRead'> & { readonly aisles: Aisles }

function Arranged({ items, actions, fresh, tickedBy, list, aisles, onAdd }: ArrangedProps) {
  const { t } = useTranslation('planning')
  const { groupCategories, groupSimilar, sortBy } = usePreferences(shoppingList)
  const { vocabulary } = aisles.index
  const categories = useMemo(
    () => arrangeShop(items, list, aisles, { groupCategories, groupSimilar, sortBy }),
    [items, list, aisles, groupCategories, groupSimilar, sortBy],
  )
  const drawn = firstRows(categories, useGrowing(items.length))
  const missing = useMemo(() => regularsMissing(list, vocabulary).map(({ title }) => title), [list, vocabulary])
  return (
    <Stack gap={5}>
      {missing.length > 0 && (
        <div>
          <Button icon={<IconRefresh />} onClick={() => onAdd(missing)}>
            {t('regulars.add', { ...howMany(missing.length), name: missing[0] })}
          </Button>
        </div>
      )}
      {drawn.map(({ aisle, title, groups }) => (
        <section
          key={aisle}
          aria-label={title ?? undefined}
          data-aisle={title === null ? undefined : aisle}
          className={classes.section}
        >
          {title !== null && (
            <Heading level={2} size="small" className={classes.aisle}>
              {title}
            </Heading>
          )}
          <ul className={classes.items}>
            {groups.map((group) => (
              <ItemGroup key={group.items[0]?.id} group={group} actions={actions} fresh={fresh} tickedBy={tickedBy} />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}
