import type { ApiToken } from '@potluck/api/api-tokens'
import { Answered } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { Button, Link, onDemand, Row, Stack, Text } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiTokenRow } from './ApiTokenRow.tsx'
import { NewSecret } from './NewSecret.tsx'
import { useApiTokens } from './useApiTokens.ts'

const NewApiTokenDialog = onDemand(() => import('./NewApiTokenDialog.tsx').then((module) => module.NewApiTokenDialog))

/** The tokens by which programs call the API for the member. */
export function ApiTokens() {
  const { t } = useTranslation('settings')
  const { apiBase, confirm } = useHost()
  const { answer, make, revoke } = useApiTokens()
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string } | null>(null)

  async function askToRevoke({ id, name }: ApiToken) {
    const accepted = await confirm({
      title: t('apps.tokens.revokeAsk', { name }),
      message: t('apps.tokens.revokeLost'),
      confirm: t('apps.tokens.revoke'),
      destructive: true,
    })
    if (!accepted) return
    revoke.mutate({ params: { id } }, { onSuccess: () => setMade((now) => (now?.id === id ? null : now)) })
  }

  return (
    <Stack gap={4}>
      <Text size="small" tone="soft">
        {t('apps.tokens.intro')}{' '}
        <Link href={apiBase} target="_blank" rel="noreferrer">
          {t('apps.tokens.docs')}
        </Link>
      </Text>
      {made && <NewSecret secret={made.secret} onHide={() => setMade(null)} />}
      <Answered
        answer={answer}
        loading={{ label: t('apps.tokens.heading'), shape: 'text' }}
        failed={{ title: t('apps.tokens.failed') }}
        isEmpty={(tokens) => tokens.length === 0}
        empty={null}
      >
        {(tokens) => (
          <ul>
            {tokens.map((token) => (
              <ApiTokenRow key={token.id} token={token} onRevoke={() => void askToRevoke(token)} />
            ))}
          </ul>
        )}
      </Answered>
      <Row>
        <Button onClick={() => setMaking(true)}>{t('apps.tokens.make')}</Button>
      </Row>
      {isMaking && (
        <NewApiTokenDialog
          make={async (body) => {
            const { secret, token } = await make.mutateAsync({ body })
            setMade({ id: token.id, secret })
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </Stack>
  )
}
