import { TextField } from '@potluck/ui/forms'
import { useWords } from '../host/ShellContext.tsx'

interface Props {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** A code of the second factor, asked for once the password was right. */
export function SecondFactorField(field: Props) {
  const t = useWords()
  return (
    <TextField
      {...field}
      label={t('auth.secondFactor')}
      description={t('auth.secondFactorAbout')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      required
    />
  )
}
