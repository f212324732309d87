import { deviceOf } from '@potluck/api/device-name'
import type { OpenedSession } from '@potluck/api/sessions'
import { Answered, useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Row, Stack, Text } from '@potluck/ui'
import { IconLogout } from '@potluck/ui/icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EntryRow } from '../groups/EntryRow.tsx'
import { Assistants } from './Assistants.tsx'
import { useSessions } from './useSessions.ts'

/** The sessions of the account, which can be logged out here. */
export function Devices() {
  const { t } = useTranslation('settings')
  const { confirm, logOut } = useHost()
  const { answer, end, endOthers } = useSessions()
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed goes with its row.
  const stay = () => place.current?.focus()

  async function logOutOthers() {
    const accepted = await confirm({
      title: t('security.devices.othersAsk'),
      message: t('security.devices.othersLost'),
      confirm: t('security.devices.logOutOthers'),
      destructive: true,
    })
    if (accepted) endOthers.mutate({})
  }

  return (
    <Answered
      answer={answer}
      loading={{ label: t('security.devices.heading'), shape: 'text' }}
      failed={{ title: t('security.devices.failed') }}
    >
      {(sessions) => (
        <Stack gap={4} ref={place} tabIndex={-1}>
          <ul>
            {sessions
              .toSorted((a, b) => Number(b.present) - Number(a.present))
              .map((session) => (
                <Device
                  key={session.id}
                  session={session}
                  onLogOut={() =>
                    session.present ? void logOut() : end.mutate({ params: { id: session.id } }, { onSuccess: stay })
                  }
                />
              ))}
          </ul>
          <Assistants onEnded={stay} />
          <Text size="small" tone="soft">
            {t('security.devices.intro')}
          </Text>
          {sessions.length > 1 && (
            <Row>
              <Button onClick={() => void logOutOthers()}>{t('security.devices.logOutOthers')}</Button>
            </Row>
          )}
        </Stack>
      )}
    </Answered>
  )
}

function Device({ session, onLogOut }: { readonly session: OpenedSession; readonly onLogOut: () => void }) {
  const { t } = useTranslation('settings')
  const { relativeDate } = useFormats()
  const { browser, system } = deviceOf(session.userAgent)
  const known = browser !== null && system !== null ? t('security.devices.named', { browser, system }) : null
  const name = known ?? browser ?? system ?? t('security.devices.unknown')
  return (
    <EntryRow
      name={name}
      action={
        <Button
          variant={session.present ? undefined : 'quiet'}
          icon={<IconLogout />}
          aria-label={session.present ? undefined : t('security.devices.logOutNamed', { device: name })}
          onClick={onLogOut}
        >
          {session.present ? t('security.devices.logOutHere') : t('security.devices.logOut')}
        </Button>
      }
    >
      <Text size="small" tone="soft">
        {session.present
          ? t('security.devices.this')
          : t('security.devices.used', { date: relativeDate(session.usedAt), since: relativeDate(session.createdAt) })}
      </Text>
    </EntryRow>
  )
}
