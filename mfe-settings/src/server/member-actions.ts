import type { MemberAccount } from '@potluck/api/members'

/** What a keeper can do for an account. */
export type MemberAction =
  | 'passwordLink'
  | 'makeKeeper'
  | 'stopKeeper'
  | 'disable'
  | 'enable'
  | 'pictureLimit'
  | 'delete'

/** What fits an account, in the order of its menu. An own account is disabled and deleted by nobody here. */
export function actionsFor({ isKeeper, isDisabled }: MemberAccount, isOwn: boolean): readonly MemberAction[] {
  const role = isKeeper ? 'stopKeeper' : 'makeKeeper'
  if (isOwn) return [role, 'pictureLimit']
  return isDisabled ? ['enable', 'delete'] : ['passwordLink', role, 'pictureLimit', 'disable', 'delete']
}
