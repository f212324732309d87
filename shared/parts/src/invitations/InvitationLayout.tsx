import { useSession, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { ErrorState, LinkButton, PageLayout } from '@potluck/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Answer, Answered } from '../answered/Answered.tsx'

export interface InvitationLayoutProps<T> {
  readonly title: string
  /** The thing that the invitation is to. */
  readonly answer: Answer<T>
  readonly loading: string
  readonly failed: string
  /** Said of a link that opens nothing any more, and what can be done then. */
  readonly dead: { readonly title: string; readonly next: string }
  /** Where a member goes on from a dead link. */
  readonly home: { readonly path: string; readonly label: string }
  readonly children: (invitation: T) => ReactNode
}

/** The page that an invitation's link opens, for guests and members. */
export function InvitationLayout<T>(props: InvitationLayoutProps<T>) {
  const { title, answer, loading, failed, dead, home, children } = props
  const { t } = useTranslation('parts')
  const { loggedIn } = useSession()
  useTitle(title)
  const gone = (
    <ErrorState
      {...dead}
      action={
        <LinkButton href={href(loggedIn ? home.path : paths.welcome())}>
          {loggedIn ? home.label : t('comeIn.welcome')}
        </LinkButton>
      }
    />
  )
  return (
    <PageLayout title={title} width="reading">
      <Answered answer={answer} loading={{ label: loading, shape: 'text' }} failed={{ title: failed }} gone={gone}>
        {children}
      </Answered>
    </PageLayout>
  )
}
