import { ApiError } from '@potluck/api/errors'
import { getServerHealth } from '@potluck/api/server-health'
import { mailProblems, sendTestMail } from '@potluck/api/server-settings'
import { Answered } from '@potluck/parts'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { Button, Note, Row, Stack, Text } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'

/** Whether the server sends mails, and a mail that tries it. */
export function TestMail() {
  const { t } = useTranslation('settings')
  const health = useAnswer(getServerHealth, {})
  return (
    <SettingsGroup title={t('server.mail.heading')} of="controls">
      <Answered
        answer={health}
        loading={{ label: t('server.health.loading'), shape: 'text' }}
        failed={{ title: t('server.health.failed') }}
      >
        {({ mail }) => (mail ? <MailTry /> : <Text>{t('server.mail.off')}</Text>)}
      </Answered>
    </SettingsGroup>
  )
}

function MailTry() {
  const { t } = useTranslation('settings')
  const send = useCall(sendTestMail)
  const { data, error } = send
  const problem = data && data.problem !== null && (mailProblems.find((each) => each === data.problem) ?? 'other')
  return (
    <Stack gap={4}>
      <Text>{t('server.mail.on')}</Text>
      <Row>
        <Button busy={send.isPending} onClick={() => send.mutate({})}>
          {t('server.mail.send')}
        </Button>
      </Row>
      <div role="status">
        {data && !send.isPending && (
          <Note tone={problem ? 'danger' : 'done'}>
            <Stack gap={2}>
              <Text>{problem ? t(`server.mail.problems.${problem}`) : t('server.mail.sent', { to: data.to })}</Text>
              {data.answer !== '' && (
                <Text size="small">
                  {t(problem ? 'server.mail.said' : 'server.mail.answer')}{' '}
                  <bdi dir="ltr" lang="en">
                    {data.answer}
                  </bdi>
                </Text>
              )}
            </Stack>
          </Note>
        )}
        {error && (
          <Note tone="danger">
            {t(error instanceof ApiError && error.status === 429 ? 'server.mail.slowDown' : 'server.mail.failed')}
          </Note>
        )}
      </div>
    </Stack>
  )
}
