import { type apiTokenDays, createApiToken } from '@potluck/api/api-tokens'
import type { CallInput } from '@potluck/api/endpoint'
import { ApiError } from '@potluck/api/errors'
import type { PasskeyAssertion } from '@potluck/api/identity-proof'
import type { Scope } from '@potluck/api/scopes'
import { FormDialog } from '@potluck/parts/FormDialog'
import { fits, useForm } from '@potluck/platform/useForm'
import { SelectField, TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { accountProblem } from '../../identity/account-problem.ts'
import { ProofFields } from '../../identity/ProofFields.tsx'
import { noProof, proofField, proofOf, type TypedProof } from '../../identity/proof.ts'
import { usePasswordCheck } from '../../identity/usePasswordCheck.ts'
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

interface Values extends TypedProof {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly days: keyof typeof ends
}

const initial: Values = { name: '', scopes: [], days: '90', ...noProof }

const draftOf = ({ name, scopes, days, ...typed }: Values, passkey?: PasskeyAssertion): Draft => ({
  ...{ name, scopes: [...scopes], days: ends[days] },
  ...proofOf(typed, passkey),
})

/** Asks what a new token is for, when it ends, and who is at the device. */
export function NewApiTokenDialog({ make, onClose }: Props) {
  const { t } = useTranslation('settings')
  const checkPassword = usePasswordCheck()
  const form = useForm({
    initial,
    check: ({ name, scopes, currentPassword }) => ({
      name: !fits(createApiToken.body.shape.name, name) && t('security.tokens.problems.name'),
      scopes: scopes.length === 0 && t('security.tokens.problems.noScope'),
      currentPassword: checkPassword(currentPassword),
    }),
    submit: (values) => make(draftOf(values)),
    explain(error, field) {
      if (error instanceof ApiError && error.status === 409) return { problem: t('security.tokens.problems.tooMany') }
      const problem = accountProblem(error)
      const message = t(`account.problems.${problem}`)
      const blamed = proofField(problem) ?? field
      return blamed === null ? { problem: message } : { field: blamed, message }
    },
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('security.tokens.make')}
      submitLabel={t('security.tokens.submit')}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('security.tokens.name')}
        description={t('security.tokens.nameAbout')}
        autoComplete="off"
        required
      />
      <ScopeField {...form.field('scopes')} />
      <SelectField
        {...form.field('days')}
        label={t('security.tokens.end')}
        options={endNames.map((value) => ({ value, label: t(`security.tokens.ends.${value}`) }))}
      />
      <ProofFields
        field={form.field}
        isPending={form.isPending}
        onPasskey={(ask) => form.run(async (values) => make(draftOf(values, await ask())))}
      />
    </FormDialog>
  )
}
