import { handle as handleRule } from '@potluck/api/account'

/** Why a handle cannot be had, before anybody is asked; null when it can. */
export function handleProblem(handle: string): 'characters' | 'long' | 'reserved' | null {
  if (handle === '' || handleRule.safeParse(handle).success) return null
  if (!/^[A-Za-z0-9_.]*$/.test(handle)) return 'characters'
  return handle.length > 50 ? 'long' : 'reserved'
}
