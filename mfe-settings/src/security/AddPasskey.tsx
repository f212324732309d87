import type { IdentityProof } from '@potluck/api/identity-proof'
import { FormDialog } from '@potluck/parts/FormDialog'
import { PasskeyFailure } from '@potluck/platform/passkeys'
import { useForm } from '@potluck/platform/useForm'
import { Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { accountProblem } from '../identity/account-problem.ts'
import { ProofFields } from '../identity/ProofFields.tsx'
import { noProof, proofField, proofOf } from '../identity/proof.ts'
import { usePasswordCheck } from '../identity/usePasswordCheck.ts'
import { deviceOf } from './device-name.ts'

interface Props {
  readonly add: (name: string, proof: IdentityProof) => Promise<void>
  readonly onClose: () => void
}

/** Names a new passkey and asks who is at the device; the browser then asks for a finger, a face or a PIN. */
export function AddPasskey({ add, onClose }: Props) {
  const { t } = useTranslation('settings')
  const checkPassword = usePasswordCheck()
  const { browser, system } = deviceOf(navigator.userAgent)
  const form = useForm({
    initial: { name: system ?? browser ?? '', ...noProof },
    check: ({ name, currentPassword }) => ({
      name: name.trim() === '' && t('security.passkeys.noName'),
      currentPassword: checkPassword(currentPassword),
    }),
    submit: ({ name, ...typed }) => add(name, proofOf(typed)),
    explain(error) {
      if (error instanceof PasskeyFailure) {
        return { problem: t(error.isKnown ? 'security.passkeys.known' : 'security.passkeys.notMade') }
      }
      const problem = accountProblem(error)
      const field = proofField(problem)
      const message = t(`account.problems.${problem}`)
      return field === null ? { problem: message } : { field, message }
    },
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
      <ProofFields
        field={form.field}
        isPending={form.isPending}
        onPasskey={(ask) => form.run(async ({ name }) => add(name, { passkey: await ask() }))}
      />
    </FormDialog>
  )
}
