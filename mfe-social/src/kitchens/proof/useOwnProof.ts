import { ApiError } from '@potluck/api/errors'
import type { IdentityProof, PasskeyAssertion } from '@potluck/api/identity-proof'
import { useSession } from '@potluck/platform/hooks'
import { PasskeyFailure } from '@potluck/platform/passkeys'
import { type FieldErrors, type FieldName, type Form, type FormErrors, useForm } from '@potluck/platform/useForm'
import { useTranslation } from 'react-i18next'

/** What is typed to prove identity: the password, and a code where the account has a second factor. */
export interface TypedProof {
  readonly currentPassword: string
  readonly secondFactor: string
}

/** Which words and which field a refusal of a proof is about. */
const refusals: Readonly<Record<string, readonly [word: string, field: keyof TypedProof | null]>> = {
  'incorrect-password': ['wrongPassword', 'currentPassword'],
  'second-factor-needed': ['codeNeeded', 'secondFactor'],
  'incorrect-code': ['wrongCode', 'secondFactor'],
  'incorrect-passkey': ['wrongPasskey', null],
  'log-in-again': ['logInAgain', null],
  'too-many-tries': ['slowDown', null],
}

const refusalOf = (error: unknown) => {
  if (error instanceof PasskeyFailure) return ['noPasskey', null] as const
  return error instanceof ApiError ? refusals[error.data?.error.code ?? ''] : undefined
}

interface Settings<Own extends object> {
  /** What the form asks for besides the proof. */
  readonly initial: Own
  readonly check: (values: Own) => FieldErrors<Own & TypedProof>
  readonly send: (values: Own, proof: IdentityProof) => Promise<void>
  /** Words for a refusal where the proof is not to blame. */
  readonly explain: (error: unknown, field: FieldName<Own & TypedProof> | null) => FormErrors<Own & TypedProof>
  readonly onDone: () => void
}

interface ProvenForm<Own extends object> {
  readonly form: Form<Own & TypedProof>
  /** For `OwnProof`, besides the `field` of the form. */
  readonly proof: {
    readonly isPending: boolean
    /** Sends the form with a passkey in place of the password. @param ask asks for it; throws `PasskeyFailure` */
    readonly onPasskey: (ask: () => Promise<PasskeyAssertion>) => void
  }
}

/** Whether the account has a password; one of an identity provider may have none. */
export const useHasPassword = (): boolean => useSession().account?.hasPassword !== false

/** A form whose sender proves who they are: by the password, with a code where one is needed, or by a passkey. */
export function useOwnProof<Own extends object>(settings: Settings<Own>): ProvenForm<Own> {
  const { initial, check, send, explain, onDone } = settings
  const { t } = useTranslation('social')
  const hasPassword = useHasPassword()
  const form = useForm<Own & TypedProof>({
    initial: { ...initial, currentPassword: '', secondFactor: '' },
    check: (values) => ({
      ...check(values),
      currentPassword: hasPassword && values.currentPassword === '' && t('proof.noPassword'),
    }),
    submit: (values) => {
      const { currentPassword, secondFactor } = values
      return send(values, secondFactor.trim() === '' ? { currentPassword } : { currentPassword, secondFactor })
    },
    explain(error, field) {
      const refusal = refusalOf(error)
      if (!refusal) return explain(error, field)
      const [word, blamed] = refusal
      const message = t(`proof.${word}`)
      return blamed === null ? { problem: message } : { field: blamed, message }
    },
    onDone,
  })
  return {
    form,
    proof: {
      isPending: form.isPending,
      onPasskey: (ask) => form.submit(async (values) => send(values, { passkey: await ask() }), 'currentPassword'),
    },
  }
}
