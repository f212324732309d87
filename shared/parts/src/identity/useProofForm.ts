import { ApiError } from '@potluck/api/errors'
import type { IdentityProof, PasskeyAssertion } from '@potluck/api/identity-proof'
import { useSession } from '@potluck/platform/hooks'
import { PasskeyFailure } from '@potluck/platform/passkeys'
import { type FieldErrors, type FieldName, type Form, type FormErrors, useForm } from '@potluck/platform/useForm'
import { useTranslation } from 'react-i18next'

/** The typed proof of identity: the password, and a code where the account has a second factor. */
export interface TypedProof {
  readonly currentPassword: string
  readonly secondFactor: string
}

export const noProof: TypedProof = { currentPassword: '', secondFactor: '' }

/** The proof that is sent: a passkey, if one was used, in place of the typed one. */
export function proofOf({ currentPassword, secondFactor }: TypedProof, passkey?: PasskeyAssertion): IdentityProof {
  if (passkey !== undefined) return { passkey }
  return secondFactor.trim() === '' ? { currentPassword } : { currentPassword, secondFactor }
}

/** Whether the account has a password; one of an identity provider may have none. */
export const useHasPassword = (): boolean => useSession().account?.hasPassword !== false

/** Says what is wrong with a password that was typed as a proof, before it is sent. */
export function usePasswordCheck(): (currentPassword: string) => string | false {
  const { t } = useTranslation('parts')
  const hasPassword = useHasPassword()
  return (currentPassword) => hasPassword && currentPassword === '' && t('proof.noPassword')
}

/** The message of a form whose proof was refused. */
type ProofRefusal = { readonly field: keyof TypedProof; readonly message: string } | { readonly problem: string }

/** Which words and which field a refusal of a proof is about. */
const refusals: Readonly<Record<string, readonly [word: string, field: keyof TypedProof | null]>> = {
  'incorrect-password': ['wrongPassword', 'currentPassword'],
  'second-factor-needed': ['codeNeeded', 'secondFactor'],
  'incorrect-code': ['wrongCode', 'secondFactor'],
  'incorrect-passkey': ['wrongPasskey', null],
  'log-in-again': ['logInAgain', null],
  'too-many-tries': ['slowDown', null],
}

function refusalOf(error: unknown) {
  if (error instanceof PasskeyFailure) return ['noPasskey', null] as const
  return error instanceof ApiError ? refusals[error.data?.error.code ?? ''] : undefined
}

/** @returns says why a proof was refused; null where the proof is not to blame */
export function useProofRefusal(): (error: unknown) => ProofRefusal | null {
  const { t } = useTranslation('parts')
  return (error) => {
    const refusal = refusalOf(error)
    if (!refusal) return null
    const [word, field] = refusal
    const message = t(`proof.${word}`)
    return field === null ? { problem: message } : { field, message }
  }
}

export interface ProofFormSettings<Own extends object> {
  /** Fields of the form besides the proof. */
  readonly initial: Own
  readonly check?: (values: Own) => FieldErrors<Own & TypedProof>
  readonly send: (values: Own, proof: IdentityProof) => Promise<void>
  /**
   * Words for a refusal.
   * @param field the field that the server refused by its name
   * @param refusal what is said where the proof is to blame, else null
   */
  readonly explain: (
    error: unknown,
    field: FieldName<Own & TypedProof> | null,
    refusal: ProofRefusal | null,
  ) => FormErrors<Own & TypedProof>
  readonly onDone?: () => void
}

export interface ProofForm<Own extends object> {
  readonly form: Form<Own & TypedProof>
  /** For `ProofFields`, besides the `field` of the form. */
  readonly proof: {
    readonly isPending: boolean
    /** Sends the form with a passkey in place of the password. @param ask asks for it; throws `PasskeyFailure` */
    readonly onPasskey: (ask: () => Promise<PasskeyAssertion>) => void
  }
}

/** A form whose sender proves who they are: by the password, with a code where one is needed, or by a passkey. */
export function useProofForm<Own extends object>(settings: ProofFormSettings<Own>): ProofForm<Own> {
  const { initial, check, send, explain, onDone } = settings
  const checkPassword = usePasswordCheck()
  const refusalOfProof = useProofRefusal()
  const form = useForm<Own & TypedProof>({
    initial: { ...initial, ...noProof },
    check: (values) => ({ ...check?.(values), currentPassword: checkPassword(values.currentPassword) }),
    submit: (values) => send(values, proofOf(values)),
    explain: (error, field) => explain(error, field, refusalOfProof(error)),
    ...(onDone && { onDone }),
  })
  return {
    form,
    proof: {
      isPending: form.isPending,
      onPasskey: (ask) => form.submit(async (values) => send(values, { passkey: await ask() }), 'currentPassword'),
    },
  }
}
