import type { ShoppingList, ShoppingListItem } from '@potluck/api/shopping-lists'
import type { ListCategory } from '@potluck/cooking/shopping-list'
import { type Answer, Answered } from '@potluck/parts'
import { Button, Heading, SkeletonScreen } from '@potluck/ui'
import { IconRefresh } from '@potluck/ui/icons'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { howMany } from '../how-many.ts'
import { firstRows } from './first-rows.ts'
import { ItemGroup } from './ItemGroup.tsx'
import classes from './ItemSections.module.css'
import { regularsMissing } from './list-aisles.ts'
import type { Aisles } from './useAisles.ts'
import { useGrowing } from './useGrowing.ts'
import type { ItemActions } from './useItemActions.ts'

export interface ItemSectionsProps {
  readonly items: readonly ShoppingListItem[]
  /** The visible items. */
  readonly categories: readonly ListCategory<ShoppingListItem>[]
  readonly actions: ItemActions
  /** Ids of just added items. */
  readonly fresh: readonly string[]
  readonly tickedBy: ReadonlyMap<string, string | null>
  readonly list: ShoppingList
  readonly aisles: Answer<Aisles>
  /** Whether the lines of the list are parsed. */
  readonly isRead: boolean
  readonly onAdd: (titles: readonly string[]) => void
}

/** The open items, by aisle and with equal items merged, as the cook has chosen. */
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

/** Lists with more rows lay out visible rows only, which needs one column. */
const maxRowsInColumns = 200

type ArrangedProps = Omit<ItemSectionsProps, 'aisles' | 'isRead'> & { readonly aisles: Aisles }

function Arranged({ items, categories, actions, fresh, tickedBy, list, aisles, onAdd }: ArrangedProps) {
  const { t } = useTranslation('planning')
  const { vocabulary } = aisles.index
  const total = items.length
  const drawn = firstRows(categories, useGrowing(total))
  const missing = useMemo(() => regularsMissing(list, vocabulary).map(({ title }) => title), [list, vocabulary])
  return (
    <div className={classes.all}>
      {missing.length > 0 && (
        <div className={classes.usual}>
          <Button icon={<IconRefresh />} onClick={() => onAdd(missing)}>
            {t('regulars.add', { ...howMany(missing.length), name: missing[0] })}
          </Button>
        </div>
      )}
      <div className={classes.sections} data-columns={total <= maxRowsInColumns}>
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
      </div>
    </div>
  )
}
