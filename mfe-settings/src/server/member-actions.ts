import type { MemberAccount } from '@potluck/api/members'

/** The actions of an admin on an account. */
export type MemberAction =
  | 'passwordLink'
  | 'removeSecondFactor'
  | 'makeAdmin'
  | 'stopAdmin'
  | 'disable'
  | 'enable'
  | 'pictureLimit'
  | 'delete'

/** The actions that fit an account, in the order of its menu. An own account is disabled and deleted by nobody here. */
export function actionsFor(
  { isAdmin, isDisabled, hasSecondFactor }: MemberAccount,
  isOwn: boolean,
): readonly MemberAction[] {
  const role = isAdmin ? 'stopAdmin' : 'makeAdmin'
  if (isOwn) return [role, 'pictureLimit']
  if (isDisabled) return ['enable', 'delete']
  const factor = hasSecondFactor ? (['removeSecondFactor'] as const) : []
  return ['passwordLink', ...factor, role, 'pictureLimit', 'disable', 'delete']
}
