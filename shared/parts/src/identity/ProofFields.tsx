import type { PasskeyAssertion } from '@potluck/api/identity-proof'
import { listPasskeys, startProof } from '@potluck/api/passkeys'
import { getSecondFactor } from '@potluck/api/second-factor'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { askForPasskey, supportsPasskeys } from '@potluck/platform/passkeys'
import { Button, Row, Stack, Text } from '@potluck/ui'
import { PasswordField, TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TypedProof, useHasPassword } from './useProofForm.ts'

interface Field {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

export interface ProofFieldsProps {
  /** The fields of the form that is proven. */
  readonly field: (name: keyof TypedProof) => Field
  /** "Your password" by default. */
  readonly passwordLabel?: string
  readonly isPending: boolean
  /** Sends the form with a passkey in place of the password. @param ask asks for it; throws `PasskeyFailure` */
  readonly onPasskey: (ask: () => Promise<PasskeyAssertion>) => void
}

/** Asks who is at the device: the password and a code, as far as the account has them, or a passkey where it has any. */
export function ProofFields({ field, passwordLabel, isPending, onPasskey }: ProofFieldsProps) {
  const { t } = useTranslation('parts')
  const hasPassword = useHasPassword()
  return (
    <Stack gap={4}>
      {hasPassword ? (
        <PasswordField
          {...field('currentPassword')}
          label={passwordLabel ?? t('proof.password')}
          showLabel={t('proof.show')}
          hideLabel={t('proof.hide')}
          autoComplete="current-password"
          required
        />
      ) : (
        <Text>{t('proof.withoutPassword')}</Text>
      )}
      <CodeField {...field('secondFactor')} isAlone={!hasPassword} />
      {supportsPasskeys() && <PasskeyOffer isPending={isPending} onPasskey={onPasskey} />}
    </Stack>
  )
}

/** Shown from the start where the second factor is on, else once the server wants a code. @param isAlone no password goes with it */
function CodeField({ isAlone, ...code }: Field & { readonly isAlone: boolean }) {
  const { t } = useTranslation('parts')
  // Without a password, a fresh login is the proof.
  const { data } = useAnswer(getSecondFactor, isAlone ? null : {})
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && code.error !== undefined) setNeeded(true)
  if (!isNeeded && !data?.isOn) return null
  return (
    <TextField
      {...code}
      label={t('proof.code')}
      description={t(isNeeded ? 'proof.codeAbout' : 'proof.codeShown')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      // The server does not ask again for a code that was given a moment ago, and only the server knows.
      required={isNeeded}
    />
  )
}

function PasskeyOffer({ isPending, onPasskey }: Pick<ProofFieldsProps, 'isPending' | 'onPasskey'>) {
  const { t } = useTranslation('parts')
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
