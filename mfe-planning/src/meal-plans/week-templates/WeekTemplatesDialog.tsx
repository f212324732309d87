import type { MealPlan } from '@potluck/api/meal-plans'
import {
  createWeekTemplate,
  deleteWeekTemplate,
  listWeekTemplates,
  type WeekTemplate,
} from '@potluck/api/week-templates'
import { Answered } from '@potluck/parts'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { Button, Heading, IconButton, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconCopy, IconTrash } from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import { useTranslation } from 'react-i18next'
import { NewNameForm } from '../../new-name/NewNameForm.tsx'
import { type Day, daysAfter } from '../days.ts'
import type { DishActions } from '../useDishActions.ts'
import { draftOfWeek } from './template-dishes.ts'

interface Props {
  /** The first day of the visible week. */
  readonly first: Day
  readonly plan: MealPlan
  readonly actions: Pick<DishActions, 'add' | 'copy'>
  readonly onClose: () => void
}

/** The dishes of the week that begins with a day. */
const weekOfPlan = ({ items }: MealPlan, first: Day) =>
  items.filter(({ day }) => day !== null && day >= first && day < daysAfter(first, 7))

/** Repeats a week: puts the one before or a saved one onto the visible week, or saves that by name. */
export function WeekTemplatesDialog({ first, plan, actions, onClose }: Props) {
  const { t } = useTranslation('planning')
  const ownId = useSession().account?.id
  const templates = useAnswer(listWeekTemplates, {})
  const saving = useCall(createWeekTemplate, { changes: [listWeekTemplates] })
  const dishes = weekOfPlan(plan, first)
  const before = weekOfPlan(plan, daysAfter(first, -7))
  const [earliest] = before.flatMap(({ day }) => day ?? []).sort()

  function put(week: WeekTemplate) {
    actions.add(week.dishes.map(({ offset, ...dish }) => ({ ...dish, day: daysAfter(first, offset) })))
    onClose()
  }

  return (
    <Modal opened onClose={onClose} title={t('weeks.title')} closeLabel={t('close')}>
      <Stack gap={4}>
        {earliest !== undefined && (
          <Button
            wide
            icon={<IconCopy />}
            onClick={() => {
              actions.copy(before, daysAfter(earliest, 7))
              onClose()
            }}
          >
            {t('plan.bringLastWeek')}
          </Button>
        )}
        {dishes.length > 0 ? (
          <NewNameForm
            key={saving.data?.id}
            label={t('weeks.saveAs')}
            button={t('weeks.save')}
            example={t('weeks.example')}
            failed={t('weeks.failed')}
            onName={async (id, title) => {
              await saving.mutateAsync({ body: { id, title, dishes: draftOfWeek(plan, dishes, first, ownId) } })
              return true
            }}
          />
        ) : (
          <Text tone="soft">{t('weeks.nothing')}</Text>
        )}
        <Answered
          small
          answer={templates}
          loading={{ label: t('weeks.loading'), shape: 'rows', count: 2 }}
          failed={{ title: t('weeks.loadingFailed') }}
          empty={<Text tone="soft">{t('weeks.empty')}</Text>}
        >
          {(all) => (
            <section>
              <Heading level={3}>{t('weeks.put')}</Heading>
              <ul>
                {all.map((template) => (
                  <li key={template.id}>
                    <KeptWeek template={template} onPut={() => put(template)} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Answered>
      </Stack>
    </Modal>
  )
}

function KeptWeek({ template, onPut }: { readonly template: WeekTemplate; readonly onPut: () => void }) {
  const { t } = useTranslation('planning')
  const host = useHost()
  const changes = [listWeekTemplates]
  const forget = useCall(deleteWeekTemplate, { changes, toast: true })
  const keepAgain = useCall(createWeekTemplate, { changes, toast: true })
  const { id, title, dishes } = template

  function remove() {
    forget.mutate({ params: { id } })
    host.toast({
      message: t('weeks.forgotten', { title }),
      action: {
        label: t('undo'),
        undoes: true,
        run: () =>
          keepAgain.mutate({
            body: {
              id,
              title,
              dishes: dishes.map(({ recipe, ...dish }) => ({ ...dish, recipeId: recipe?.id ?? null })),
            },
          }),
      },
    })
  }

  return (
    <ListRow
      title={<bdi>{title}</bdi>}
      subtitle={t('plans.dishes', { count: dishes.length })}
      onClick={onPut}
      trailing={<IconButton icon={<IconTrash size={20} />} label={t('weeks.forget', { title })} onClick={remove} />}
    />
  )
}
