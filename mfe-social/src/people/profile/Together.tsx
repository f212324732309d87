import type { Person } from '@potluck/api/fields'
import { listThreads } from '@potluck/api/messages'
import { useShoppingLists } from '@potluck/parts/useShoppingLists'
import { useAnswer } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { Heading, Stack, Text } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconShoppingCart } from '@potluck/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ThreadRow } from '../../messages/ThreadRow.tsx'
import classes from '../PeoplePage.module.css'

/** What the member and a friend have in common: their conversation and the shopping lists they share. */
export function Together({ person }: { readonly person: Person }) {
  const { t } = useTranslation('social')
  const heading = useId()
  const thread = useAnswer(listThreads, {}).data?.find(({ otherUser }) => otherUser.id === person.id)
  const { data: lists } = useShoppingLists()
  const shared = lists?.filter(({ owner, collaborators }) =>
    [owner, ...collaborators].some(({ id }) => id === person.id),
  )
  const isNothing = thread === undefined && shared?.length === 0
  return (
    <Stack gap={3}>
      <Heading id={heading} size="small">
        {t('profile.together', { name: person.name })}
      </Heading>
      {isNothing && <Text tone="soft">{t('profile.nothingYet', { name: person.name })}</Text>}
      <ul aria-labelledby={heading} className={classes.rows}>
        {thread && (
          <li>
            <ThreadRow thread={thread} />
          </li>
        )}
        {shared?.map(({ id, title, itemCount }) => (
          <li key={id}>
            <ListRow
              href={href(paths.shoppingList(id))}
              leading={
                <span className={classes.icon}>
                  <IconShoppingCart />
                </span>
              }
              title={<bdi>{title}</bdi>}
              subtitle={t('profile.toBuy', { count: itemCount })}
            />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
