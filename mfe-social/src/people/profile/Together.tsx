import type { Person } from '@potluck/api/fields'
import { listMealPlans } from '@potluck/api/meal-plans'
import { listThreads } from '@potluck/api/messages'
import { useShoppingLists } from '@potluck/parts/useShoppingLists'
import { useAnswer } from '@potluck/platform/answers'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Heading, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconCalendar, IconShoppingCart } from '@potluck/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ThreadRow } from '../../threads/ThreadRow.tsx'
import { RowIcon } from '../RowIcon.tsx'
import { RowList } from '../RowList.tsx'

/** Links to the conversation, lists and plans that the member shares with a friend. */
export function Together({ person }: { readonly person: Person }) {
  const { t } = useTranslation('social')
  const heading = useId()
  const thread = useAnswer(listThreads, {}).data?.find(({ otherUser }) => otherUser.id === person.id)
  const isOn = ({ owner, collaborators }: { readonly owner: Person; readonly collaborators: readonly Person[] }) =>
    [owner, ...collaborators].some(({ id }) => id === person.id)
  // Features that the cook has switched off are hidden.
  const { useShoppingLists: usesLists, useMealPlans: usesPlans } = useGlobalPreferences()
  const allLists = useShoppingLists().data
  const allPlans = useAnswer(listMealPlans, usesPlans ? {} : null).data
  const lists = usesLists ? allLists?.filter(isOn) : []
  const plans = usesPlans ? allPlans?.filter(isOn) : []
  const isNothing = thread === undefined && lists?.length === 0 && plans?.length === 0
  return (
    <Stack gap={3}>
      <Heading id={heading} size="small">
        {t('profile.together', { name: person.name })}
      </Heading>
      {isNothing && <Text tone="soft">{t('profile.nothingYet', { name: person.name })}</Text>}
      <RowList labelledBy={heading}>
        {thread && (
          <li>
            <ThreadRow thread={thread} />
          </li>
        )}
        {lists?.map(({ id, title, itemCount }) => (
          <li key={id}>
            <ListRow
              href={href(paths.shoppingList(id))}
              leading={
                <RowIcon>
                  <IconShoppingCart />
                </RowIcon>
              }
              title={<bdi>{title}</bdi>}
              subtitle={t('profile.toBuy', { count: itemCount })}
            />
          </li>
        ))}
        {plans?.map(({ id, title }) => (
          <li key={id}>
            <ListRow
              href={href(paths.mealPlanner(id))}
              leading={
                <RowIcon>
                  <IconCalendar />
                </RowIcon>
              }
              title={<bdi>{title}</bdi>}
              subtitle={t('profile.plan')}
            />
          </li>
        ))}
      </RowList>
    </Stack>
  )
}
