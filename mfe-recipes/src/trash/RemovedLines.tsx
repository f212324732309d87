import type { CallOutput } from '@potluck/api/endpoint'
import { addMealPlanItems, getMealPlan } from '@potluck/api/meal-plans'
import { addShoppingListItems, getShoppingList } from '@potluck/api/shopping-lists'
import { listRemoved, type RemovedLine } from '@potluck/api/trash'
import { type Answer, Answered, useFormats } from '@potluck/parts'
import { useCall } from '@potluck/platform/answers'
import { Button, Heading, Stack, Text } from '@potluck/ui'
import { IconArrowBackUp, IconCalendar, IconListCheck } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { RowWithButtons } from '../book/RowWithButtons.tsx'

type Removed = CallOutput<typeof listRemoved>

/** Items that were removed from lists, and dishes that were removed from plans. */
export function RemovedLines({ answer }: { readonly answer: Answer<Removed> }) {
  const { t } = useTranslation('recipes')
  const putOnList = useCall(addShoppingListItems, { toast: true, changes: [listRemoved, getShoppingList] })
  const putOnPlan = useCall(addMealPlanItems, { toast: true, changes: [listRemoved, getMealPlan] })
  const restoreItem = ({ thingId, id, title, notes }: Removed['items'][number]) =>
    putOnList.mutate({ params: { id: thingId }, body: { items: [{ id, title, notes }] } })
  const restoreDish = ({ thingId, thingTitle: _, deletedAt: __, leavesAt: ___, ...dish }: Removed['dishes'][number]) =>
    putOnPlan.mutate({ params: { id: thingId }, body: { items: [dish] } })

  return (
    <Answered
      answer={answer}
      loading={{ label: t('trash.loading'), shape: 'rows', count: 3 }}
      failed={{ title: t('trash.failed') }}
      isEmpty={({ items, dishes }) => items.length + dishes.length === 0}
      empty={<Text tone="soft">{t('trash.noLines')}</Text>}
    >
      {({ items, dishes }) => (
        <Stack gap={3}>
          <Text size="small" tone="soft">
            {t('trash.linesHint')}
          </Text>
          <Groups lines={items} icon={<IconListCheck />} onRestore={restoreItem} />
          <Groups lines={dishes} icon={<IconCalendar />} onRestore={restoreDish} />
        </Stack>
      )}
    </Answered>
  )
}

interface GroupsProps<Line> {
  readonly lines: readonly Line[]
  readonly icon: React.ReactNode
  readonly onRestore: (line: Line) => void
}

/** Removed items below their list or plan. */
function Groups<Line extends RemovedLine>({ lines, icon, onRestore }: GroupsProps<Line>) {
  const { t } = useTranslation('recipes')
  const { date } = useFormats()
  return [...Map.groupBy(lines, ({ thingId }) => thingId)].map(([thingId, some]) => (
    <section key={thingId}>
      <Heading level={2} size="small">
        <bdi>{some[0]?.thingTitle}</bdi>
      </Heading>
      <ul aria-label={some[0]?.thingTitle}>
        {some.map((line) => (
          <li key={line.id}>
            <RowWithButtons
              leading={icon}
              title={<bdi>{line.title}</bdi>}
              subtitle={[
                ...(line.notes === '' ? [] : [line.notes]),
                t('trash.until', { date: date(line.leavesAt, 'medium') }),
              ].join(' · ')}
              trailing={
                <Button
                  icon={<IconArrowBackUp />}
                  aria-label={t('trash.restoreNamed', { title: line.title })}
                  onClick={() => onRestore(line)}
                >
                  {t('trash.restore')}
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}
