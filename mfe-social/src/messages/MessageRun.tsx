import type { Person } from '@potluck/api/fields'
import { useFormats } from '@potluck/parts'
import { Button, VisuallyHidden } from '@potluck/ui'
import { LinkedText } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import type { Run } from './conversation-days.ts'
import { MessageMenu } from './MessageMenu.tsx'
import classes from './MessageRun.module.css'
import { RecipeAttachment } from './RecipeAttachment.tsx'
import type { VisibleMessage } from './visible-message.ts'

export interface MessageActions {
  sendAgain(id: string): void
  discard(id: string): void
  /** Deletes a received message for the reader only. */
  remove(id: string): void
}

interface Props extends MessageActions {
  readonly run: Run
  /** Id of a found message, or null. */
  readonly found: string | null
  readonly otherUser: Person
}

/** Consecutive messages of one person, with the time of the last. */
export function MessageRun({ run, otherUser, found, sendAgain, discard, remove }: Props) {
  const { t } = useTranslation('social')
  const { time } = useFormats()
  const [{ mine }] = run
  const last = run.at(-1) ?? run[0]
  return (
    <li className={classes.run} data-mine={mine}>
      <VisuallyHidden>{mine ? t('conversation.you') : otherUser.name}</VisuallyHidden>
      {run.map((message) => (
        <MessageContent
          key={message.id}
          message={message}
          isFound={message.id === found}
          sendAgain={sendAgain}
          discard={discard}
          remove={remove}
        />
      ))}
      {last.state === 'sent' && (
        <time dateTime={last.createdAt} className={classes.foot}>
          {time(last.createdAt)}
        </time>
      )}
      {last.state === 'sending' && <span className={classes.foot}>{t('conversation.sending')}</span>}
    </li>
  )
}

interface ContentProps extends MessageActions {
  readonly message: VisibleMessage
  readonly isFound: boolean
}

function MessageContent({ message, isFound, sendAgain, discard, remove }: ContentProps) {
  const { t } = useTranslation('social')
  return (
    <div className={isFound ? `${classes.message} ${classes.found}` : classes.message} data-state={message.state}>
      <div className={classes.said}>
        <div className={classes.content}>
          {message.hasRecipe && <RecipeAttachment message={message} />}
          {message.body !== '' && (
            <div dir="auto" className={classes.bubble}>
              <LinkedText>{message.body}</LinkedText>
            </div>
          )}
        </div>
        {message.state === 'sent' && <MessageMenu message={message} remove={remove} />}
      </div>
      {message.state === 'failed' && (
        <div role="alert" className={classes.failed}>
          {t('conversation.notSent')}
          <Button variant="quiet" onClick={() => sendAgain(message.id)}>
            {t('tryAgain')}
          </Button>
          <Button variant="quiet" onClick={() => discard(message.id)}>
            {t('conversation.discard')}
          </Button>
        </div>
      )}
    </div>
  )
}
