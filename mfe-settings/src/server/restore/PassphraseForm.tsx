import { useForm } from '@potluck/platform/useForm'
import { Button, Card, Row, Stack, Text } from '@potluck/ui'
import { PasswordField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'

interface Props {
  /** The one that was typed before is not the one of the backup. */
  readonly isWrong: boolean
  readonly onTyped: (passphrase: string) => void
}

/** Asks for the passphrase of an encrypted backup. */
export function PassphraseForm({ isWrong, onTyped }: Props) {
  const { t } = useTranslation('settings')
  const form = useForm({
    initial: { passphrase: '' },
    errors: isWrong ? { field: 'passphrase', message: t('server.work.failures.wrong-passphrase') } : undefined,
    check: ({ passphrase }) => ({ passphrase: passphrase === '' && t('server.restore.noPassphrase') }),
    submit: ({ passphrase }) => onTyped(passphrase),
  })
  return (
    <Card>
      <form {...form.formProps}>
        <Stack gap={4}>
          <Text>{t('server.restore.isEncrypted')}</Text>
          <PasswordField
            {...form.field('passphrase')}
            label={t('server.restore.passphrase')}
            showLabel={t('account.showPassword')}
            hideLabel={t('account.hidePassword')}
            autoComplete="current-password"
            required
          />
          <Row>
            <Button type="submit" variant="primary">
              {t('server.restore.open')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  )
}
