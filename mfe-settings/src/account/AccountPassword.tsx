import { PasswordField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'

export interface AccountPasswordProps {
  /** The password that the account has, or the one it shall have. */
  readonly which: 'current' | 'new'
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The present or the new password of the account. */
export function AccountPassword({ which, value, onChange }: AccountPasswordProps) {
  const { t } = useTranslation('settings')
  return (
    <PasswordField
      label={t(`account.${which}Password`)}
      description={which === 'new' && t('account.newPasswordAbout')}
      showLabel={t('account.showPassword')}
      hideLabel={t('account.hidePassword')}
      value={value}
      onChange={onChange}
      autoComplete={`${which}-password`}
      required
      {...(which === 'new' && { minLength: 6 })}
    />
  )
}
