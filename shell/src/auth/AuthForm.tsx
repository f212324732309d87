import { supportsPasskeys } from '@potluck/platform/passkeys'
import { Button, Note, onDemand, Stack } from '@potluck/ui'
import { PasswordField, TextField } from '@potluck/ui/forms'
import type { KeyboardEvent } from 'react'
import { useShell, useWords } from '../host/ShellContext.tsx'
import type { AuthMode, Credentials } from './credentials.ts'
import { demoWords } from './demo/words.ts'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { focusNextField } from './focus-next-field.ts'
import { passkeyWords } from './passkeys/words.ts'
import { providerWords } from './providers/words.ts'
import { SecondFactorField } from './SecondFactorField.tsx'
import { TermsNotice } from './TermsNotice.tsx'
import { useAuthForm } from './useAuthForm.ts'
import { useInvitation } from './useInvitation.ts'

const ProviderButtons = onDemand(
  () => import('./providers/ProviderButtons.tsx').then((module) => module.ProviderButtons),
  'part',
  providerWords,
)

const PasskeyLogin = onDemand(
  () => import('./passkeys/PasskeyLogin.tsx').then((module) => module.PasskeyLogin),
  'part',
  passkeyWords,
)

const DemoStart = onDemand(() => import('./demo/DemoStart.tsx').then((module) => module.DemoStart), 'part', demoWords)

export interface AuthFormProps {
  readonly mode: AuthMode
  readonly onMode: (mode: AuthMode) => void
  /** The e-mail of a person that is known already. */
  readonly email?: string | undefined
  /** Whether the login leads to a registration; it does unless said. */
  readonly offersRegistration?: boolean
  /** The page to open after a login elsewhere, which leaves this one. */
  readonly redirect?: string | undefined
  /** Whether the proxy in front logs in without being asked, where one does. */
  readonly byItself?: boolean
  /** Called with the e-mail that a session was opened for. */
  readonly onDone: (email: string) => void
}

/** Logging in and opening an account: by an identity provider, on one form, or by one tap in a demo. The screen around it has the heading. */
export function AuthForm({ byItself = false, ...props }: AuthFormProps) {
  const { demo, providers, passwordLogin } = useShell().config
  const { secret } = useInvitation()
  if (demo) return <DemoStart onDone={props.onDone} />
  return (
    <Stack gap={5}>
      {providers.length > 0 && (
        <ProviderButtons
          mode={props.mode}
          redirect={props.redirect}
          invitation={secret}
          byItself={byItself}
          onDone={props.onDone}
        />
      )}
      {passwordLogin && <PasswordForm {...props} />}
      {passwordLogin && props.mode === 'login' && supportsPasskeys() && <PasskeyLogin onDone={props.onDone} />}
    </Stack>
  )
}

function PasswordForm(props: AuthFormProps) {
  const { mode, onMode, email = '', offersRegistration = true, onDone } = props
  const t = useWords()
  const { config } = useShell()
  const registering = mode === 'register'
  const invitation = useInvitation()
  const { form, asksForCode, linkAnswer, forgotPassword } = useAuthForm(mode, {
    email,
    invitation: invitation.secret,
    onDone,
  })

  const field = (name: keyof Credentials) => ({ ...form.field(name), label: t(`auth.${name}`), required: true })
  const password = { showLabel: t('auth.showPassword'), hideLabel: t('auth.hidePassword') }

  // Only the last field submits a registration; before it Enter leads on.
  function keyPressed(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && registering && focusNextField(event)) event.preventDefault()
  }

  return (
    <Stack gap={5}>
      <form {...form.formProps} onKeyDown={keyPressed}>
        <Stack gap={4}>
          {registering && invitation.isAsked && (
            <TextField
              name="invitation"
              label={t('auth.invitation')}
              description={t('auth.invitationAbout')}
              value={invitation.typed}
              onChange={invitation.type}
              autoComplete="off"
              required
            />
          )}
          {registering && <TextField {...field('name')} autoComplete="name" maxLength={254} />}
          <TextField
            {...field('email')}
            data-autofocus={email === '' || undefined}
            type="email"
            inputMode="email"
            autoComplete={registering ? 'username' : 'username webauthn'}
            maxLength={254}
          />
          <PasswordField
            {...field('password')}
            {...password}
            data-autofocus={email !== '' || undefined}
            autoComplete={registering ? 'new-password' : 'current-password'}
            description={registering ? t('auth.passwordRule') : undefined}
          />
          {registering && <PasswordField {...field('confirmPassword')} {...password} autoComplete="new-password" />}
          {!registering && asksForCode && <SecondFactorField {...form.field('secondFactor')} />}
          {form.problem && <Note tone="danger">{form.problem}</Note>}
          {!registering && linkAnswer !== null && <ForgottenPassword answer={linkAnswer} />}
          {registering && <TermsNotice />}
          <Button type="submit" variant="primary" size="large" wide busy={form.isPending}>
            {t(`auth.${mode}Submit`)}
          </Button>
        </Stack>
      </form>
      {!registering && (
        <Button variant="quiet" wide onClick={() => void forgotPassword()}>
          {t('auth.forgot')}
        </Button>
      )}
      {(registering || (offersRegistration && config.registration !== 'closed')) && (
        <Button wide onClick={() => onMode(registering ? 'login' : 'register')}>
          {t(registering ? 'auth.toLogin' : 'auth.toRegister')}
        </Button>
      )}
    </Stack>
  )
}
