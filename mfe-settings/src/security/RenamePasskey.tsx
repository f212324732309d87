import type { Passkey } from '@potluck/api/passkeys'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useForm } from '@potluck/platform/useForm'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { accountProblem } from '../identity/account-problem.ts'

interface Props {
  readonly passkey: Passkey
  readonly rename: (passkey: Passkey, name: string) => Promise<void>
  readonly onClose: () => void
}

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, rename, onClose }: Props) {
  const { t } = useTranslation('settings')
  const form = useForm({
    initial: { name: passkey.name },
    check: ({ name }) => ({ name: name.trim() === '' && t('security.passkeys.noName') }),
    submit: ({ name }) => rename(passkey, name.trim()),
    explain: (error) => ({ problem: t(`account.problems.${accountProblem(error)}`) }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('security.passkeys.renameAsk', { name: passkey.name })}
      submitLabel={t('security.passkeys.rename')}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('security.passkeys.name')}
        description={t('security.passkeys.nameAbout')}
        autoComplete="off"
        maxLength={100}
        required
      />
    </FormDialog>
  )
}
