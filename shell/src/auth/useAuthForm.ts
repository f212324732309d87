import { ApiError } from '@potluck/api/errors'
import { forgot, login, register } from '@potluck/api/sessions'
import { useRef, useState } from 'react'
import { failureWord } from '../host/failure-toasts.ts'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { type AuthMode, type CredentialField, emptyCredentials, isEmail, problemsOf } from './credentials.ts'
import { mayBeginHere } from './may-begin-here.ts'

/** How long toasts of the auth screen stay, milliseconds. */
const toastMs = 6_000

/** Problems by field; `form` is about the whole form. */
export type FormProblems = Readonly<Partial<Record<CredentialField | 'form', string>>>

/** The result of a request for a link to choose a new password. */
export type LinkAnswer = { readonly sentTo: string } | 'noMail'

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

interface AuthFormSettings {
  /** The e-mail that is known already. */
  readonly email: string
  /** Called with the e-mail that a session was opened for. */
  readonly onDone: (email: string) => void
}

/** State and actions of the auth screen. */
export function useAuthForm(mode: AuthMode, { email: knownEmail, onDone }: AuthFormSettings) {
  const t = useWords()
  const shell = useShell()
  const { host, dialogs, toasts, beginSession } = shell
  const [typed, setTyped] = useState({ ...emptyCredentials, email: knownEmail })
  const [problems, setProblems] = useState<FormProblems>({})
  const [linkAnswer, setLinkAnswer] = useState<LinkAnswer | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const lastToast = useRef(0)

  /** Shows each problem in its place, and the first of them in a toast too. */
  function show(found: readonly { readonly field: CredentialField | 'form'; readonly message: string }[]) {
    const [first] = found
    if (!first) return
    toasts.dismiss(lastToast.current)
    lastToast.current = toasts.show({ message: first.message, tone: 'problem', duration: toastMs })
    setProblems(Object.fromEntries(found.map(({ field, message }) => [field, message])))
    form.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus()
  }

  async function whileBusy(work: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    setProblems({})
    setLinkAnswer(null)
    toasts.dismiss(lastToast.current)
    try {
      await work()
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null
      if (status === null) host.reportError(error)
      const message = t(refusalWord(error) ?? failureWord(error))
      show([{ field: status === 406 ? 'email' : 'form', message }])
    } finally {
      setBusy(false)
    }
  }

  return {
    typed,
    problems,
    linkAnswer,
    busy,
    form,
    type: (field: CredentialField, text: string) => {
      setTyped((before) => ({ ...before, [field]: text }))
      setProblems(({ [field]: _, ...others }) => others)
    },
    /** @param invitation the secret of the one that was opened or typed */
    submit(invitation?: string) {
      const found = problemsOf(mode, typed)
      if (found.length > 0) return show(found.map(({ field, key }) => ({ field, message: t(`auth.problems.${key}`) })))
      const { name, email, password } = typed
      void whileBusy(async () => {
        const { data } =
          mode === 'login'
            ? await host.api.call(login, { body: { email, password } })
            : await host.api.call(register, { body: { name, email, password, invitation } })
        if (!(await mayBeginHere(shell, data.token))) return
        beginSession(data.token)
        onDone(email.trim().toLowerCase())
      })
    },
    async forgotPassword() {
      const { email } = typed
      if (!isEmail(email)) {
        const message = t('auth.problems.invalidEmail')
        if (email.trim() === '') await dialogs.notice({ title: t('auth.forgot'), message, okay: t('okay') })
        setProblems({ email: message })
        form.current?.querySelector<HTMLElement>('[name="email"]')?.focus()
        return
      }
      await whileBusy(async () => {
        const { data } = await host.api.call(forgot, { body: { email } })
        setLinkAnswer(data.mail ? { sentTo: email.trim() } : 'noMail')
      })
    },
  }
}
