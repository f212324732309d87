import { ApiError } from '@potluck/api/errors'
import { Button, Note } from '@potluck/ui'
import type { ReactElement } from 'react'

export interface AcceptInvitationProps {
  readonly label: string
  readonly icon: ReactElement
  /** The call that accepts, as `useCall` gives it. */
  readonly accepting: { readonly isPending: boolean; readonly error: Error | null }
  /** Why it could not be accepted: the link is dead (412), this member may not (409), or anything else. */
  readonly problems: { readonly dead: string; readonly refused: string; readonly failed: string }
  readonly onAccept: () => void
}

/** The button by which a member accepts an invitation, and what went wrong with it. */
export function AcceptInvitation({ label, icon, accepting, problems, onAccept }: AcceptInvitationProps) {
  const { isPending, error } = accepting
  return (
    <>
      <Button variant="primary" icon={icon} busy={isPending} onClick={() => onAccept()}>
        {label}
      </Button>
      {error && <Note tone="danger">{problems[problemOf(error)]}</Note>}
    </>
  )
}

function problemOf(error: Error): 'dead' | 'refused' | 'failed' {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 412) return 'dead'
  return status === 409 ? 'refused' : 'failed'
}
