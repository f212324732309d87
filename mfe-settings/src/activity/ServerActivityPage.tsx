import { type AuditKind, auditKinds, listServerEvents, type ServerEvent } from '@potluck/api/audit'
import { BackLink } from '@potluck/parts'
import { answerKey } from '@potluck/platform/answers'
import { useSession, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { useAnswerPages } from '@potluck/platform/useAnswerPages'
import { Button, IconButton, Note, PageLayout, Row, Stack, Text } from '@potluck/ui'
import { SelectField } from '@potluck/ui/forms'
import { IconFilter } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EventPages } from './EventPages.tsx'
import { EventRow } from './EventRow.tsx'

/** The events of all accounts and of the server, for admins. */
export function ServerActivityPage() {
  const { t } = useTranslation('settings')
  const { account } = useSession()
  useTitle(t('activity.serverHeading'))
  return (
    <PageLayout
      title={t('activity.serverHeading')}
      leading={<BackLink href={href(paths.server())} label={t('thisServer.title')} />}
      width="reading"
    >
      {account?.isAdmin === false ? <Note>{t('activity.onlyAdmins')}</Note> : <ServerEvents />}
    </PageLayout>
  )
}

type Involved = NonNullable<ServerEvent['account']>

function useServerEvents(kind: AuditKind | '', account: Involved | null) {
  const query = { ...(kind !== '' && { kind }), ...(account && { account: account.id }) }
  return useAnswerPages(listServerEvents, {
    queryKey: [...answerKey(listServerEvents, { query }), 'by page'],
    inputOf: (after) => ({ query: after === null ? query : { ...query, after } }),
    cursorBehind: ({ next }) => next,
  })
}

function ServerEvents() {
  const { t } = useTranslation('settings')
  const [kind, setKind] = useState<AuditKind | ''>('')
  const [only, setOnly] = useState<Involved | null>(null)
  const pages = useServerEvents(kind, only)
  const nameOf = ({ name }: Involved) => name ?? t('activity.deletedAccount')

  /** Whose account, and who did it where that is somebody else. */
  function whoOf({ account, actor }: ServerEvent): string | null {
    if (account === null) return actor && nameOf(actor)
    if (actor === null || actor.id === account.id) return nameOf(account)
    return t('activity.byActor', { account: nameOf(account), actor: nameOf(actor) })
  }

  return (
    <Stack gap={4}>
      <Text>{t('activity.serverIntro')}</Text>
      <SelectField
        label={t('activity.kind')}
        value={kind}
        options={[
          { value: '' as const, label: t('activity.allKinds') },
          ...auditKinds.map((value) => ({ value, label: t(`activity.kinds.${value}`) })),
        ]}
        onChange={setKind}
      />
      {only && (
        <Row>
          <Text>{t('activity.only', { name: nameOf(only) })}</Text>
          <Button onClick={() => setOnly(null)}>{t('activity.allAccounts')}</Button>
        </Row>
      )}
      <EventPages pages={pages}>
        {(event) => (
          <EventRow
            event={event}
            isByMember={event.actor !== null}
            who={whoOf(event)}
            trailing={
              event.account &&
              !only && (
                <IconButton
                  label={t('activity.onlyThis', { name: nameOf(event.account) })}
                  icon={<IconFilter />}
                  onClick={() => setOnly(event.account)}
                />
              )
            }
          />
        )}
      </EventPages>
    </Stack>
  )
}
