import { deviceOf } from '@potluck/api/device-name'
import type { IdentityProof } from '@potluck/api/identity-proof'
import { FormDialog } from '@potluck/parts/FormDialog'
import { ProofFields } from '@potluck/parts/ProofFields'
import { PasskeyFailure } from '@potluck/platform/passkeys'
import { Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { useAccountProof } from '../identity/useAccountProof.ts'

interface Props {
  readonly add: (name: string, proof: IdentityProof) => Promise<void>
  readonly onClose: () => void
}

/** Names a new passkey and asks who is at the device; the browser then asks for a finger, a face or a PIN. */
export function AddPasskey({ add, onClose }: Props) {
  const { t } = useTranslation('settings')
  const { browser, system } = deviceOf(navigator.userAgent)
  const { form, proof } = useAccountProof({
    initial: { name: system ?? browser ?? '' },
    check: ({ name }) => ({ name: name.trim() === '' && t('security.passkeys.noName') }),
    send: ({ name }, given) => add(name, given),
    explain: (error) =>
      error instanceof PasskeyFailure
        ? { problem: t(error.isKnown ? 'security.passkeys.known' : 'security.passkeys.notMade') }
        : null,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('security.passkeys.add')}
      submitLabel={t('security.passkeys.goOn')}
      form={form}
      onClose={onClose}
    >
      <Text>{t('security.passkeys.addAbout')}</Text>
      <TextField
        {...form.field('name')}
        label={t('security.passkeys.name')}
        description={t('security.passkeys.nameAbout')}
        autoComplete="off"
        maxLength={100}
        required
      />
      <ProofFields {...proof} field={form.field} />
    </FormDialog>
  )
}
