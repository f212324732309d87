import { listMealPlans } from '@potluck/api/meal-plans'
import { listShoppingLists } from '@potluck/api/shopping-lists'
import {
  type DeletedKind,
  type DeletedThing,
  deletedKinds,
  deleteThingForGood,
  listDeletedThings,
  restoreThing,
} from '@potluck/api/trash'
import { type Answer, Answered, useFormats } from '@potluck/parts'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { Button, Heading, IconButton, Stack, Text } from '@potluck/ui'
import { IconArrowBackUp, IconCalendar, IconListCheck, IconX } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { RowWithButtons } from '../book/RowWithButtons.tsx'

interface Props {
  readonly answer: Answer<{ readonly [Kind in DeletedKind]: readonly DeletedThing[] }>
}

/** Deleted shopping lists and meal plans. */
export function DeletedThings({ answer }: Props) {
  const { t } = useTranslation('recipes')
  return (
    <Answered
      answer={answer}
      loading={{ label: t('trash.loading'), shape: 'rows', count: 3 }}
      failed={{ title: t('trash.failed') }}
      isEmpty={({ lists, plans }) => lists.length + plans.length === 0}
      empty={<Text tone="soft">{t('trash.noThings')}</Text>}
    >
      {(things) => (
        <Stack gap={3}>
          <Text size="small" tone="soft">
            {t('trash.thingsHint')}
          </Text>
          {deletedKinds
            .filter((kind) => things[kind].length > 0)
            .map((kind) => (
              <section key={kind}>
                <Heading level={2} size="small">
                  {t(`trash.kinds.${kind}`)}
                </Heading>
                <ul aria-label={t(`trash.kinds.${kind}`)}>
                  {things[kind].map((thing) => (
                    <li key={thing.id}>
                      <DeletedThingRow kind={kind} thing={thing} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </Stack>
      )}
    </Answered>
  )
}

const icons = { lists: <IconListCheck />, plans: <IconCalendar /> } as const

function DeletedThingRow({ kind, thing }: { readonly kind: DeletedKind; readonly thing: DeletedThing }) {
  const { t } = useTranslation('recipes')
  const { date } = useFormats()
  const { title, itemCount, peopleCount, kitchen, leavesAt } = thing
  const { restore, deleteForGood, isBusy } = useDeletedThing(kind, thing)
  const facts = [
    ...(kitchen === null ? [] : [kitchen]),
    t(`trash.on.${kind}`, { count: itemCount }),
    ...(peopleCount > 0 ? [t('trash.people', { count: peopleCount })] : []),
    t('trash.until', { date: date(leavesAt, 'medium') }),
  ]
  return (
    <RowWithButtons
      leading={icons[kind]}
      title={<bdi>{title}</bdi>}
      subtitle={facts.join(' · ')}
      trailing={
        <>
          <Button
            icon={<IconArrowBackUp />}
            busy={isBusy}
            aria-label={t('trash.restoreNamed', { title })}
            onClick={restore}
          >
            {t('trash.restore')}
          </Button>
          <IconButton icon={<IconX />} label={t('trash.deleteNamed', { title })} onClick={() => void deleteForGood()} />
        </>
      }
    />
  )
}

const questions = { lists: listShoppingLists, plans: listMealPlans } as const
const pathOf = { lists: paths.shoppingList, plans: paths.mealPlanner } as const

function useDeletedThing(kind: DeletedKind, { id, title }: DeletedThing) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const restoring = useCall(restoreThing, {
    toast: true,
    changes: [listDeletedThings, questions[kind]],
    onSuccess: () =>
      host.toast({
        message: t('trash.restored', { title }),
        tone: 'done',
        action: { label: t('inbox.open'), run: () => host.navigate(pathOf[kind](id)) },
      }),
  })
  const deleting = useCall(deleteThingForGood, { toast: true, changes: [listDeletedThings] })
  return {
    isBusy: restoring.isPending || deleting.isPending,
    restore: () => restoring.mutate({ params: { kind, id } }),
    async deleteForGood() {
      const sure = await host.confirm({
        title: t('trash.deleteTitle', { title }),
        message: t('trash.deleteMessage'),
        confirm: t('trash.deleteConfirm'),
        destructive: true,
      })
      if (sure) deleting.mutate({ params: { kind, id } })
    },
  }
}
