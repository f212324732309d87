import { ApiError } from '@potluck/api/errors'
import { forgot, login, register } from '@potluck/api/sessions'
import { useForm } from '@potluck/platform/useForm'
import { useRef, useState } from 'react'
import { failureWord } from '../host/failure-toasts.ts'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { type AuthMode, type Credentials, emptyCredentials, isEmail, problemsOf } from './credentials.ts'
import { mayBeginHere } from './may-begin-here.ts'
import { codeOf } from './second-factor.ts'

/** How long toasts of the auth screen stay, milliseconds. */
const toastMs = 6_000

/** The result of a request for a link to choose a new password. */
export type LinkAnswer = { readonly sentTo: string } | 'noMail'

const explained: Readonly<Record<number, string>> = {
  406: 'auth.emailTaken',
  412: 'auth.incorrectLogin',
  429: 'auth.tooManyAttempts',
}

/** By the code of the answer, where the status alone does not say what to do. */
const explainedByCode: Readonly<Record<string, string>> = {
  'account-disabled': 'auth.accountDisabled',
  'incorrect-code': 'auth.incorrectCode',
  'second-factor-needed': 'auth.codeNeeded',
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
  /** The secret of the invitation that was opened or typed. */
  readonly invitation: string | undefined
  /** Called with the e-mail that a session was opened for. */
  readonly onDone: (email: string) => void
}

/** State and actions of the auth screen. */
export function useAuthForm(mode: AuthMode, { email: knownEmail, invitation, onDone }: AuthFormSettings) {
  const t = useWords()
  const shell = useShell()
  const { host, dialogs, toasts, beginSession } = shell
  const [linkAnswer, setLinkAnswer] = useState<LinkAnswer | null>(null)
  const [asksForCode, setAsksForCode] = useState(false)
  const lastToast = useRef(0)

  /** The message about the last try is no longer true. */
  function clearAnswers() {
    setLinkAnswer(null)
    toasts.dismiss(lastToast.current)
  }

  const form = useForm<Credentials>({
    initial: { ...emptyCredentials, email: knownEmail },
    check: (typed) => problemsOf(mode, typed, (key) => t(`auth.problems.${key}`)),
    async submit({ name, email, password, secondFactor }) {
      clearAnswers()
      const { data } =
        mode === 'login'
          ? await host.api.call(login, { body: { email, password, ...codeOf(secondFactor) } })
          : await host.api.call(register, { body: { name, email, password, invitation } })
      if (!(await mayBeginHere(shell, data.token))) return
      beginSession(data.token)
      onDone(email.trim().toLowerCase())
    },
    explain(error, field) {
      const message = t(refusalWord(error) ?? failureWord(error))
      if (field === 'secondFactor') setAsksForCode(true)
      if (error instanceof ApiError && error.status === 406) return { field: 'email', message }
      return field === null ? { problem: message } : { field, message }
    },
    /** The first of the problems is seen in a toast, too. That a code is needed is none. */
    onRefused(message) {
      toasts.dismiss(lastToast.current)
      if (message === t('auth.codeNeeded')) return
      lastToast.current = toasts.show({
        message,
        tone: 'problem',
        duration: toastMs,
        ofScreen: true,
        isHeardElsewhere: true,
      })
    },
  })

  return {
    form,
    /** The account has a second factor. */
    asksForCode,
    linkAnswer,
    async forgotPassword() {
      const { email } = form.values
      if (!isEmail(email)) {
        const message = t('auth.problems.invalidEmail')
        if (email.trim() === '') await dialogs.notice({ title: t('auth.forgot'), message, okay: t('okay') })
        return form.refuse({ field: 'email', message })
      }
      form.run(async () => {
        clearAnswers()
        const { data } = await host.api.call(forgot, { body: { email } })
        setLinkAnswer(data.mail ? { sentTo: email.trim() } : 'noMail')
      })
    },
  }
}
