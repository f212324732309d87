import { Link, Note } from '@potluck/ui'
import { useShell, useWords } from '../host/ShellContext.tsx'
import type { LinkAnswer } from './useAuthForm.ts'

/** The next step after asking for a link: wait for it, or ask the admin of this server. */
export function ForgottenPassword({ answer }: { readonly answer: LinkAnswer }) {
  const t = useWords()
  const { contactEmail } = useShell().config
  if (answer !== 'noMail') return <Note tone="done">{t('auth.linkSent', { email: answer.sentTo })}</Note>
  return (
    <Note tone="info" title={t('auth.noMail')}>
      {t('auth.askOwner')} {contactEmail !== null && <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>}
    </Note>
  )
}
