import type { ShoppingList } from '@potluck/api/shopping-lists'
import { Heading, PageLayout, Stack, Text } from '@potluck/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { KitchenNote } from '../kitchens/KitchenNote.tsx'
import classes from './ItemSections.module.css'
import { useAisles } from './useAisles.ts'
import { useArrangement } from './useArrangement.ts'

interface Props {
  readonly list: ShoppingList
  readonly leading: ReactNode
}

/** A list of a kitchen as its readers see it: what is to buy, by aisle, and what was bought. */
export function ReadList({ list, leading }: Props) {
  const { t } = useTranslation('planning')
  const titles = useMemo(() => list.items.map(({ title }) => title), [list.items])
  const toBuy = useMemo(() => list.items.filter(({ completed }) => !completed), [list.items])
  const done = list.items.filter(({ completed }) => completed)
  const categories = useArrangement(toBuy, list, useAisles(titles, list.languages).data)
  return (
    <PageLayout title={list.title} leading={leading} width="reading">
      <Stack gap={4}>
        <KitchenNote of={list} />
        {list.items.length === 0 && <Text tone="soft">{t('kitchen.empty')}</Text>}
        {categories.map(({ aisle, title, groups }) => (
          <Lines key={aisle} title={title} items={groups.flatMap(({ items }) => items)} />
        ))}
        {done.length > 0 && <Lines title={t('list.done', { count: done.length })} items={done} />}
      </Stack>
    </PageLayout>
  )
}

interface LinesProps {
  readonly title: string | null
  readonly items: ShoppingList['items']
}

function Lines({ title, items }: LinesProps) {
  return (
    <section aria-label={title ?? undefined}>
      {title !== null && (
        <Heading level={2} size="small" className={classes.aisle}>
          {title}
        </Heading>
      )}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <bdi>{item.title}</bdi>
            {item.notes !== '' && (
              <Text size="small" tone="soft">
                <bdi>{item.notes}</bdi>
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
