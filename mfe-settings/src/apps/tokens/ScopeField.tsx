import { type Scope, scopes } from '@potluck/api/scopes'
import { CheckboxRow } from '@potluck/ui/content'
import { FieldGroup } from '@potluck/ui/forms'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isContained, scopeWords, withToggled } from './scope-choice.ts'

interface Props {
  readonly name: string
  /** The scopes to choose from; all of them by default. */
  readonly offered?: readonly Scope[]
  readonly value: readonly Scope[]
  readonly error: string | undefined
  readonly onChange: (value: readonly Scope[]) => void
}

/** The scope of a token. A wider scope ticks the scopes that it contains. */
export function ScopeField({ name, offered = scopes, value, error, onChange }: Props) {
  const { t } = useTranslation('settings')
  const errorId = useId()
  return (
    <FieldGroup label={t('apps.tokens.scopes')} error={error} errorId={errorId}>
      {offered.map((scope) => {
        const contained = isContained(value, scope)
        return (
          <CheckboxRow
            key={scope}
            name={name}
            label={t(`apps.tokens.scope.${scopeWords(scope) ?? 'everything'}`)}
            description={t(`apps.tokens.scopeAbout.${scopeWords(scope) ?? 'everything'}`)}
            checked={contained || value.includes(scope)}
            disabled={contained}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={() => onChange(withToggled(value, scope))}
          />
        )
      })}
    </FieldGroup>
  )
}
