import { ApiError } from '@potluck/api/errors'
import { forgot, login, register } from '@potluck/api/sessions'
import { useRef, useState } from 'react'
import { failureWord } from '../host/failure-toasts.ts'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { type AuthMode, type CredentialField, emptyCredentials, firstProblem, isEmail } from './credentials.ts'

/** How long what the auth screen says stays, milliseconds (specification section 9). */
const toastMs = 6_000

/** What is wrong, beside the field it is about; without a field it is about the whole. */
export interface FormProblem {
  readonly field: CredentialField | null
  readonly message: string
}

const explained: Readonly<Record<number, string>> = {
  406: 'auth.emailTaken',
  412: 'auth.incorrectLogin',
  429: 'auth.tooManyAttempts',
}

/** By the code of the answer, where the status alone does not say what to do. */
const explainedByCode: Readonly<Record<string, string>> = {
  'invitation-dead': 'auth.invitationDead',
  'invitation-needed': 'auth.invitationNeeded',
  'known-password': 'auth.problems.knownPassword',
  'registration-closed': 'auth.registrationClosed',
}

/** The word for why the server refused; undefined when it did not say. */
function refusalWord(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return explainedByCode[error.data?.error.code ?? ''] ?? explained[error.status]
}

/** What the auth screen does. @param onDone told of the e-mail that a session was opened for */
export function useAuthForm(mode: AuthMode, onDone: (email: string) => void) {
  const t = useWords()
  const { host, dialogs, toasts, beginSession } = useShell()
  const [typed, setTyped] = useState(emptyCredentials)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [linkSentTo, setLinkSentTo] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const lastToast = useRef(0)

  function tell(field: CredentialField | null, message: string) {
    // One at a time, or they would cover the form that they are about.
    toasts.dismiss(lastToast.current)
    lastToast.current = toasts.show({ message, tone: 'problem', duration: toastMs })
    setProblem({ field, message })
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }

  async function whileBusy(work: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    setProblem(null)
    setLinkSentTo(null)
    toasts.dismiss(lastToast.current)
    try {
      await work()
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null
      if (status === null) host.reportError(error)
      tell(status === 406 ? 'email' : null, t(refusalWord(error) ?? failureWord(error)))
    } finally {
      setBusy(false)
    }
  }

  return {
    typed,
    problem,
    linkSentTo,
    busy,
    form,
    type: (field: CredentialField, text: string) => {
      setTyped((before) => ({ ...before, [field]: text }))
      if (problem?.field === field) setProblem(null)
    },
    /** @param invitation the secret of the one that was opened or typed */
    submit(invitation?: string) {
      const broken = firstProblem(mode, typed)
      if (broken) return tell(broken.field, t(`auth.problems.${broken.key}`))
      const { name, email, password } = typed
      void whileBusy(async () => {
        const { data } =
          mode === 'login'
            ? await host.api.call(login, { body: { email, password } })
            : await host.api.call(register, { body: { name, email, password, invitation } })
        beginSession(data.token)
        onDone(email.trim().toLowerCase())
      })
    },
    async forgotPassword() {
      const { email } = typed
      if (!isEmail(email)) {
        const message = t('auth.problems.invalidEmail')
        await dialogs.notice({ title: t('auth.forgot'), message, okay: t('okay') })
        return tell('email', message)
      }
      await whileBusy(async () => {
        await host.api.call(forgot, { body: { email } })
        setLinkSentTo(email.trim())
      })
    },
  }
}
