import type { Thread } from '@potluck/api/messages'
import { useFormats } from '@potluck/parts'
import { useSession } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Badge, Text, VisuallyHidden } from '@potluck/ui'
import { Avatar, ListRow } from '@potluck/ui/content'
import { IconBellOff } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { namedPerson } from './named-person.ts'
import classes from './ThreadRow.module.css'

/** A row of a conversation: the person, the last message and its time. */
export function ThreadRow({ thread: { otherUser: other, latest, unreadCount, muted } }: { readonly thread: Thread }) {
  const { t } = useTranslation('social')
  const { relativeDate } = useFormats()
  const { account } = useSession()
  const otherUser = namedPerson(other, t('messages.deletedAccount'))
  const mine = latest.fromUser.id === account?.id
  const recipe = latest.recipe ?? latest.originalRecipe
  const preview = latest.body || (recipe ? t('messages.recipe', { title: recipe.title }) : t('messages.someRecipe'))
  return (
    <ListRow
      href={href(paths.thread(otherUser.id))}
      leading={<Avatar name={otherUser.name} />}
      title={
        <span className={classes.name}>
          <bdi>{otherUser.name}</bdi>
          {muted && (
            <span className={classes.muted}>
              <IconBellOff aria-hidden="true" size="1.125em" />
              <VisuallyHidden>{t('mute.isMuted')}</VisuallyHidden>
            </span>
          )}
        </span>
      }
      subtitle={
        <span className={classes.latest} data-unread={unreadCount > 0 && !mine}>
          {mine && t('messages.you')} <bdi>{preview}</bdi>
        </span>
      }
      trailing={
        <div className={classes.when}>
          <Text as="span" size="small" tone="soft">
            <time dateTime={latest.createdAt}>{relativeDate(latest.createdAt, { justNow: true })}</time>
          </Text>
          {unreadCount > 0 && (
            <Badge tone={muted ? 'neutral' : 'tomato'} filled={!muted}>
              <span aria-hidden="true">{unreadCount}</span>
              <VisuallyHidden>{t('messages.unread', { count: unreadCount })}</VisuallyHidden>
            </Badge>
          )}
        </div>
      }
    />
  )
}
