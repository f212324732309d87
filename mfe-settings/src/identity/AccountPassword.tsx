import { PasswordField, type PasswordFieldProps } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'

export interface AccountPasswordProps extends Pick<PasswordFieldProps, 'name' | 'value' | 'error' | 'onChange'> {
  /** The password that the account has, or the one it shall have. */
  readonly which: 'current' | 'new'
}

/** The present or the new password of the account. */
export function AccountPassword({ which, ...field }: AccountPasswordProps) {
  const { t } = useTranslation('settings')
  return (
    <PasswordField
      {...field}
      label={t(`account.${which}Password`)}
      description={which === 'new' && t('account.newPasswordAbout')}
      showLabel={t('account.showPassword')}
      hideLabel={t('account.hidePassword')}
      autoComplete={`${which}-password`}
      required
    />
  )
}
