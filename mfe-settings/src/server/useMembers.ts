import type { IdentityProof } from '@potluck/api/identity-proof'
import {
  createPasswordLink,
  deleteMember,
  listMembers,
  type MemberAccount,
  removeMembersSecondFactor,
  updateMember,
} from '@potluck/api/members'
import { answerKey, useCall } from '@potluck/platform/answers'
import { useAnswerPages } from '@potluck/platform/useAnswerPages'
import type { MemberAction } from './member-actions.ts'

/** The accounts whose name or e-mail contains a text, a page at a time. */
export function useMembers(search: string) {
  const query = search === '' ? {} : { search }
  return useAnswerPages(listMembers, {
    queryKey: [...answerKey(listMembers, { query }), 'by page'],
    inputOf: (after) => ({ query: after === null ? query : { ...query, after } }),
    cursorBehind: ({ next }) => next,
  })
}

/** The admin's input in the dialog of an action. */
export interface TypedAction {
  /** The name of the account, for a deletion. */
  readonly name: string
  /** Megabytes; empty: as for everybody. */
  readonly megabytes: string
  /** The admin's proof of identity. */
  readonly proof: IdentityProof
}

/** The changes of accounts. @returns does one; answers the code of a password link that was not mailed */
export function useMemberActions() {
  const changes = [listMembers]
  const update = useCall(updateMember, { changes })
  const link = useCall(createPasswordLink)
  const removeFactor = useCall(removeMembersSecondFactor, { changes })
  const remove = useCall(deleteMember, { changes })

  return async (
    { id }: MemberAccount,
    action: MemberAction,
    { name, megabytes, proof }: TypedAction,
  ): Promise<string | null> => {
    const params = { id }
    if (action === 'passwordLink') return (await link.mutateAsync({ params, body: proof })).code
    if (action === 'delete') await remove.mutateAsync({ params, body: { name, ...proof } })
    else if (action === 'removeSecondFactor') await removeFactor.mutateAsync({ params, body: proof })
    else if (action === 'pictureLimit') {
      const pictureLimit = megabytes === '' ? null : Number(megabytes) * 1_000_000
      await update.mutateAsync({ params, body: { pictureLimit, ...proof } })
    } else await update.mutateAsync({ params, body: { ...changed[action], ...proof } })
    return null
  }
}

/** The fields that an action changes. */
const changed = {
  disable: { isDisabled: true },
  enable: { isDisabled: false },
  makeAdmin: { isAdmin: true },
  stopAdmin: { isAdmin: false },
} as const
