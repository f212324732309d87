import { createApiToken } from '@potluck/api/api-tokens'
import type { CallInput } from '@potluck/api/endpoint'
import { ApiError } from '@potluck/api/errors'
import { useCall } from '@potluck/platform/answers'
import { Button, onDemand, Row, Stack } from '@potluck/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountProblem } from '../../identity/account-problem.ts'
import { NewSecret } from './NewSecret.tsx'

const ProofDialog = onDemand(() => import('../../identity/ProofDialog.tsx').then((module) => module.ProofDialog))

interface Props {
  /** Name and scopes of the token. It has no end until it is revoked. */
  readonly of: Pick<CallInput<typeof createApiToken>['body'], 'name' | 'scopes'>
  /** The text to copy, made of the secret; the secret itself by default. */
  readonly write?: (secret: string) => string
}

const problemOf = (error: unknown) =>
  error instanceof ApiError && error.status === 409
    ? 'apps.tokens.problems.tooMany'
    : `account.problems.${accountProblem(error)}`

/** Makes the API token of one app: it asks for the proof of identity alone, and shows the secret once. */
export function OwnToken({ of, write = (secret) => secret }: Props) {
  const { t } = useTranslation('settings')
  const make = useCall(createApiToken)
  const [isAsking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  function hide() {
    setSecret(null)
    button.current?.focus()
  }

  return (
    <Stack gap={2}>
      {secret !== null && <NewSecret secret={write(secret)} onHide={hide} />}
      <Row>
        <Button ref={button} onClick={() => setAsking(true)}>
          {t('apps.tokens.submit')}
        </Button>
      </Row>
      {isAsking && (
        <ProofDialog
          title={t('apps.tokens.make')}
          submitLabel={t('apps.tokens.submit')}
          act={async (proof) => setSecret((await make.mutateAsync({ body: { ...of, days: null, ...proof } })).secret)}
          problemOf={problemOf}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}
