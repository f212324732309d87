import type { PasskeyAssertion } from '@potluck/api/identity-proof'
import { listPasskeys, startProof } from '@potluck/api/passkeys'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { askForPasskey, supportsPasskeys } from '@potluck/platform/passkeys'
import { Button, Row, Stack, Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPassword } from './AccountPassword.tsx'
import type { TypedProof } from './proof.ts'
import { useHasPassword } from './usePasswordCheck.ts'

interface Field {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

export interface ProofFieldsProps {
  /** The fields of the form that is proven. */
  readonly field: (name: keyof TypedProof) => Field & { readonly name: string }
  readonly isPending: boolean
  /** Sends the form with a passkey in place of the password. @param ask asks for it; throws `PasskeyFailure` */
  readonly onPasskey: (ask: () => Promise<PasskeyAssertion>) => void
}

/** Asks who is at the device: the password, a code once the server wants one, or a passkey where the account has any. */
export function ProofFields({ field, isPending, onPasskey }: ProofFieldsProps) {
  const { t } = useTranslation('settings')
  const hasPassword = useHasPassword()
  const code = field('secondFactor')
  const [asksForCode, setAsksForCode] = useState(false)
  // The server asks for it after the password.
  if (!asksForCode && code.error !== undefined) setAsksForCode(true)
  return (
    <Stack gap={4}>
      {hasPassword ? (
        <AccountPassword which="current" {...field('currentPassword')} />
      ) : (
        <Text>{t('identity.noPassword')}</Text>
      )}
      {asksForCode && (
        <TextField
          {...code}
          label={t('identity.code')}
          description={t('identity.codeAbout')}
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

function PasskeyOffer({ isPending, onPasskey }: Pick<ProofFieldsProps, 'isPending' | 'onPasskey'>) {
  const { t } = useTranslation('settings')
  const start = useCall(startProof)
  const { data: passkeys = [] } = useAnswer(listPasskeys, {})
  if (passkeys.length === 0) return null
  return (
    <Row>
      <Button disabled={isPending} onClick={() => onPasskey(async () => askForPasskey(await start.mutateAsync({})))}>
        {t('identity.usePasskey')}
      </Button>
    </Row>
  )
}
