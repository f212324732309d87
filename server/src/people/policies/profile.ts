import type { Visibility } from '@potluck/api/profile-items'
import type { Database } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { friendsAmong } from '../people/friends.ts'
import { hiddenFrom } from '../people/hidden.ts'
import type { Viewer } from './profile-access.ts'

/** As what somebody looks at a profile that is not their own. */
export type Onlooker = 'guest' | 'member' | 'friend'

/** The settings of a profile about its viewers. */
export interface ProfileSwitches {
  readonly profileOn: 0 | 1
  readonly profileVisibility: Visibility
}

/** As what the viewer looks at somebody's profile. */
export async function onlookerOf(database: Database, viewer: Viewer, ownerId: string): Promise<Onlooker> {
  if (viewer === null) return 'guest'
  return (await friendsAmong(database, viewer, [ownerId])).has(ownerId) ? 'friend' : 'member'
}

const isFor = ({ profileOn, profileVisibility }: ProfileSwitches, onlooker: Onlooker): boolean =>
  profileOn === 1 && (profileVisibility === 'public' || onlooker === 'friend')

/** The items of a profile that a viewer may see. */
export const visibleTo = (onlooker: Onlooker): readonly Visibility[] =>
  onlooker === 'friend' ? ['public', 'friends'] : ['public']

/** @throws {Refusal} `profile-off`, `profile-for-friends`, for a guest who may be one `not-logged-in` */
export function refuseUnlessSeen(profile: ProfileSwitches, onlooker: Onlooker): void {
  if (isFor(profile, onlooker)) return
  if (profile.profileOn === 0) throw new Refusal('profile-off', 'this profile is switched off')
  if (onlooker === 'guest') throw new Refusal('not-logged-in', 'log in to see more')
  throw new Refusal('profile-for-friends', 'this profile is for friends')
}

/** Whether the viewer sees somebody's profile; to whoever is blocked there is none. */
export async function seesProfile(database: Database, viewer: Viewer, ownerId: string): Promise<boolean> {
  const { db } = database
  const profile = await db
    .selectFrom('users')
    .select(['profileOn', 'profileVisibility'])
    .where('id', '=', ownerId)
    .where('disabledAt', 'is', null)
    .$if(viewer !== null, (query) => (viewer === null ? query : query.where('id', 'not in', hiddenFrom(db, viewer))))
    .executeTakeFirst()
  return profile !== undefined && isFor(profile, await onlookerOf(database, viewer, ownerId))
}
