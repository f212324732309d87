import { type apiTokenDays, createApiToken } from '@potluck/api/api-tokens'
import type { CallInput } from '@potluck/api/endpoint'
import { ApiError } from '@potluck/api/errors'
import type { Scope } from '@potluck/api/scopes'
import { FormDialog } from '@potluck/parts/FormDialog'
import { ProofFields } from '@potluck/parts/ProofFields'
import { fits } from '@potluck/platform/useForm'
import { SelectField, TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { useAccountProof } from '../../identity/useAccountProof.ts'
import { ScopeField } from './ScopeField.tsx'

type Draft = CallInput<typeof createApiToken>['body']

/** When a token ends, as the list of choices names it. */
const ends = { '30': 30, '90': 90, '365': 365, never: null } as const satisfies Record<
  string,
  (typeof apiTokenDays)[number] | null
>

const endNames = ['30', '90', '365', 'never'] as const

interface Props {
  readonly make: (draft: Draft) => Promise<void>
  readonly onClose: () => void
}

interface Values {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly days: keyof typeof ends
}

const initial: Values = { name: '', scopes: [], days: '90' }

/** Asks what a new token is for, when it ends, and who is at the device. */
export function NewApiTokenDialog({ make, onClose }: Props) {
  const { t } = useTranslation('settings')
  const { form, proof } = useAccountProof({
    initial,
    check: ({ name, scopes }) => ({
      name: !fits(createApiToken.body.shape.name, name) && t('apps.tokens.problems.name'),
      scopes: scopes.length === 0 && t('apps.tokens.problems.noScope'),
    }),
    send: ({ name, scopes, days }, given) => make({ name, scopes: [...scopes], days: ends[days], ...given }),
    explain: (error) =>
      error instanceof ApiError && error.status === 409 ? { problem: t('apps.tokens.problems.tooMany') } : null,
    onDone: onClose,
  })
  return (
    <FormDialog title={t('apps.tokens.make')} submitLabel={t('apps.tokens.submit')} form={form} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={t('apps.tokens.name')}
        description={t('apps.tokens.nameAbout')}
        autoComplete="off"
        required
      />
      <ScopeField {...form.field('scopes')} />
      <SelectField
        {...form.field('days')}
        label={t('apps.tokens.end')}
        options={endNames.map((value) => ({ value, label: t(`apps.tokens.ends.${value}`) }))}
      />
      <ProofFields {...proof} field={form.field} />
    </FormDialog>
  )
}
