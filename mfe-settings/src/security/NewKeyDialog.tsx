import { FormDialog } from '@potluck/parts/FormDialog'
import { useProofRefusal } from '@potluck/parts/useProofForm'
import { useForm } from '@potluck/platform/useForm'
import { Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { QrCode } from '@potluck/ui/qr-code'
import { useTranslation } from 'react-i18next'
import { accountProblem } from '../identity/account-problem.ts'
import classes from './Security.module.css'

export interface NewKey {
  /** Base32. */
  readonly secret: string
  /** `otpauth://`, for a QR code. */
  readonly uri: string
}

interface Props {
  readonly newKey: NewKey
  /** Sends a code of the key. */
  readonly confirm: (code: string) => Promise<void>
  readonly onClose: () => void
}

/** In groups of four, to be typed. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Shows the key of an authenticator app as a QR code and as text, and asks for a code of it. */
export function NewKeyDialog({ newKey, confirm, onClose }: Props) {
  const { t } = useTranslation('settings')
  const refusalOfCode = useProofRefusal()
  const form = useForm({
    initial: { secondFactor: '' },
    check: ({ secondFactor }) => ({
      secondFactor: !/^\s*\d{3}\s*\d{3}\s*$/.test(secondFactor) && t('security.secondFactor.sixDigits'),
    }),
    submit: ({ secondFactor }) => confirm(secondFactor),
    explain(error) {
      const refusal = refusalOfCode(error)
      if (!refusal) return { problem: t(`account.problems.${accountProblem(error)}`) }
      return 'field' in refusal ? { field: 'secondFactor', message: refusal.message } : refusal
    },
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('security.secondFactor.keyTitle')}
      submitLabel={t('security.secondFactor.turnOn')}
      form={form}
      onClose={onClose}
    >
      <Text>{t('security.secondFactor.scan')}</Text>
      <QrCode text={newKey.uri} label={t('security.secondFactor.qr')} />
      <Text size="small" tone="soft">
        {t('security.secondFactor.byHand')}
      </Text>
      <code dir="ltr" className={classes.key}>
        {grouped(newKey.secret)}
      </code>
      <TextField
        {...form.field('secondFactor')}
        label={t('security.secondFactor.code')}
        data-autofocus
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
      />
    </FormDialog>
  )
}
