import type { Person } from '@potluck/api/fields'
import { useFormats } from '@potluck/parts'
import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { daysOf } from './conversation-days.ts'
import classes from './MessageList.module.css'
import { type MessageActions, MessageRun } from './MessageRun.tsx'
import type { VisibleMessage } from './visible-message.ts'

interface Props extends MessageActions {
  readonly messages: readonly VisibleMessage[]
  readonly otherUser: Person
  /** Id of a found message, or null. */
  readonly found: string | null
}

/** The messages of a conversation by day, the newest at the bottom. New ones are announced. */
export function MessageList({ messages, otherUser, found, sendAgain, discard, remove }: Props) {
  const { t } = useTranslation('social')
  const { relativeDate } = useFormats()
  const days = useMemo(() => daysOf(messages), [messages])
  return (
    <div role="log" aria-label={t('conversation.with', { name: otherUser.name })}>
      <ol className={classes.list}>
        {days.map(({ at, runs }) => (
          <Fragment key={at.toDateString()}>
            <li className={classes.day}>{relativeDate(at)}</li>
            {runs.map((run) => (
              <MessageRun
                key={run[0].id}
                run={run}
                otherUser={otherUser}
                found={found}
                sendAgain={sendAgain}
                discard={discard}
                remove={remove}
              />
            ))}
          </Fragment>
        ))}
      </ol>
    </div>
  )
}
