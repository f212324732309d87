import { listOwnEvents, type OwnEvent } from '@potluck/api/audit'
import { BackLink } from '@potluck/parts'
import { answerKey } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { useAnswerPages } from '@potluck/platform/useAnswerPages'
import { PageLayout, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { EventPages } from './EventPages.tsx'
import { EventRow } from './EventRow.tsx'

/** The names of an event of a household: its person, then the household; null for other events. */
function whoOf({ inKitchen }: OwnEvent): string | null {
  const names = [inKitchen?.person, inKitchen?.kitchen].filter((name) => name != null)
  return names.length > 0 ? names.join(' · ') : null
}

/** The events of the own account. */
export function ActivityPage() {
  const { t } = useTranslation('settings')
  const pages = useAnswerPages(listOwnEvents, {
    queryKey: [...answerKey(listOwnEvents, { query: {} }), 'by page'],
    inputOf: (after) => ({ query: after === null ? {} : { after } }),
    cursorBehind: ({ next }) => next,
  })
  useTitle(t('activity.heading'))
  return (
    <PageLayout
      title={t('activity.heading')}
      leading={<BackLink href={href(paths.security())} label={t('account.security.title')} />}
      width="reading"
    >
      <Stack gap={4}>
        <Text>{t('activity.intro')}</Text>
        <EventPages pages={pages}>
          {(event) => (
            <EventRow
              event={event}
              isByMember={event.by === 'account'}
              who={event.by === 'keeper' ? t('activity.byAdmin') : whoOf(event)}
            />
          )}
        </EventPages>
      </Stack>
    </PageLayout>
  )
}
