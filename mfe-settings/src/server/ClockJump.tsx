import { getServerHealth, type ServerHealth, trustClock } from '@potluck/api/server-health'
import { useFormats } from '@potluck/parts'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { Button, Note, Row, Stack, Text } from '@potluck/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Says that the clock of the server jumped, and lets the admin say that it is right. Renders nothing if it did not jump. */
export function ClockJump() {
  const { t } = useTranslation('settings')
  const { data } = useAnswer(getServerHealth, {})
  const trust = useCall(trustClock, { changes: [getServerHealth] })
  const done = useRef<HTMLDivElement>(null)
  const jump = data?.clockJump ?? null

  // The button that was tapped is gone.
  useEffect(() => {
    if (trust.isSuccess) done.current?.focus()
  }, [trust.isSuccess])

  if (trust.isSuccess)
    return (
      <div ref={done} tabIndex={-1}>
        <Note tone="done">{t('server.clock.trusted')}</Note>
      </div>
    )
  if (jump === null) return null
  return (
    <Note tone="attention" title={t('server.clock.question')}>
      <Stack gap={4}>
        <Jump jump={jump} />
        {trust.error && <Text>{t('server.clock.failed')}</Text>}
        <Row>
          <Button busy={trust.isPending} onClick={() => trust.mutate({})}>
            {t('server.clock.trust')}
          </Button>
        </Row>
      </Stack>
    </Note>
  )
}

function Jump({ jump: { from, to, hoursLeft } }: { readonly jump: NonNullable<ServerHealth['clockJump']> }) {
  const { t } = useTranslation('settings')
  const { dateTime } = useFormats()
  return (
    <>
      <Text>{t('server.clock.what', { from: dateTime(from), to: dateTime(to) })}</Text>
      <Text>{t('server.clock.held', { count: Math.ceil(hoursLeft / 24) })}</Text>
    </>
  )
}
