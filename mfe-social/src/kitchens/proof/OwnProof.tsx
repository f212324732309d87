import type { PasskeyAssertion } from '@potluck/api/identity-proof'
import { listPasskeys, startProof } from '@potluck/api/passkeys'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { askForPasskey, supportsPasskeys } from '@potluck/platform/passkeys'
import { Button, Row, Stack, Text } from '@potluck/ui'
import { PasswordField, TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TypedProof, useHasPassword } from './useOwnProof.ts'

interface Field {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

interface Props {
  /** The fields of the form that is proven. */
  readonly field: (name: keyof TypedProof) => Field
  readonly isPending: boolean
  readonly onPasskey: (ask: () => Promise<PasskeyAssertion>) => void
}

/** Asks who is at the device: the password, a code once the server wants one, or a passkey where the account has any. */
export function OwnProof({ field, isPending, onPasskey }: Props) {
  const { t } = useTranslation('social')
  const hasPassword = useHasPassword()
  const code = field('secondFactor')
  const [asksForCode, setAsksForCode] = useState(false)
  // The server asks for it after the password.
  if (!asksForCode && code.error !== undefined) setAsksForCode(true)
  return (
    <Stack gap={4}>
      {hasPassword ? (
        <PasswordField
          {...field('currentPassword')}
          label={t('proof.password')}
          showLabel={t('proof.show')}
          hideLabel={t('proof.hide')}
          autoComplete="current-password"
          required
        />
      ) : (
        <Text>{t('proof.withoutPassword')}</Text>
      )}
      {asksForCode && (
        <TextField
          {...code}
          label={t('proof.code')}
          description={t('proof.codeAbout')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      {supportsPasskeys() && <PasskeyOffer isPending={isPending} onPasskey={onPasskey} />}
    </Stack>
  )
}

function PasskeyOffer({ isPending, onPasskey }: Pick<Props, 'isPending' | 'onPasskey'>) {
  const { t } = useTranslation('social')
  const start = useCall(startProof)
  const { data: passkeys = [] } = useAnswer(listPasskeys, {})
  if (passkeys.length === 0) return null
  return (
    <Row>
      <Button disabled={isPending} onClick={() => onPasskey(async () => askForPasskey(await start.mutateAsync({})))}>
        {t('proof.usePasskey')}
      </Button>
    </Row>
  )
}
