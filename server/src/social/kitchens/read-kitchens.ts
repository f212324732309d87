import { type RoleWord, roleOf, wordOf } from '@potluck/api/kitchen-roles'
import type { AnsweredKitchen, AnsweredKitchenInvitation } from '@potluck/api/kitchens'
import type { Member } from '../../ground/access/reader.ts'
import { sortTitle } from '../../ground/words/fold.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { pastPeopleById } from '../../people/people/people.ts'
import { isOfKitchenOwner } from '../../people/policies/profile-access.ts'
import { openInvitations } from './invite.ts'
import { endOfRest } from './rest.ts'

type Reading = Pick<Services, 'database' | 'imageAddress'>

/** The kitchens that somebody is in, to select from. */
const own = ({ db }: Database, member: Member) =>
  db
    .selectFrom('kitchenMembers as mine')
    .innerJoin('kitchens', 'kitchens.id', 'mine.kitchenId')
    .leftJoin('folderCounts', (join) =>
      join.onRef('folderCounts.ownerId', '=', 'kitchens.id').on('folderCounts.folder', '=', 'main'),
    )
    .leftJoin('kitchenImages', 'kitchenImages.kitchenId', 'kitchens.id')
    .where('mine.personId', '=', member.id)
    .select(['kitchens.id', 'kitchens.name', 'kitchens.createdAt', 'mine.role', 'folderCounts.count'])
    .select(['kitchens.dissolvedAt', 'mine.roleBefore', 'kitchenImages.imageId'])

type OwnRow = Awaited<ReturnType<ReturnType<typeof own>['executeTakeFirstOrThrow']>>

/** A stored role as answers state it. */
const answered = (stored: string): RoleWord => wordOf(roleOf(stored))

/** Kitchens with their members, as a member of them sees them. */
async function withMembers(
  { database, imageAddress }: Reading,
  member: Member,
  rows: readonly OwnRow[],
): Promise<readonly AnsweredKitchen[]> {
  if (rows.length === 0) return []
  const { db } = database
  const ids = rows.map(({ id }) => id)
  const [members, shown, invited] = await Promise.all([
    db
      .selectFrom('kitchenMembers')
      .selectAll()
      .where('kitchenId', 'in', ids)
      .orderBy('joinedAt')
      .orderBy('personId')
      .execute(),
    db
      .selectFrom('profileItems')
      .select(['profileItems.kitchenId', 'profileItems.ownerId'])
      .where('profileItems.kitchenId', 'in', ids)
      .where(isOfKitchenOwner)
      .execute(),
    db.selectFrom('kitchenInvitations').selectAll().where('kitchenId', 'in', ids).orderBy('createdAt').execute(),
  ])
  const personOf = await pastPeopleById(database, member, [
    ...members.map(({ personId }) => personId),
    ...invited.flatMap(({ personId, fromId }) => [personId, fromId]),
  ])
  return rows.map(({ count, dissolvedAt, role: own, roleBefore, imageId, ...kitchen }) => ({
    ...kitchen,
    ...(imageId !== null && { image: imageAddress(imageId, member) }),
    role: answered(own),
    recipeCount: count ?? 0,
    ...(dissolvedAt !== null && {
      rest: { until: endOfRest(dissolvedAt), mayReopen: roleBefore !== null && roleOf(roleBefore) !== 'reader' },
    }),
    shownBy: shown.flatMap(({ kitchenId, ownerId }) => (kitchenId === kitchen.id ? personOf(ownerId) : [])),
    members: members
      .filter(({ kitchenId }) => kitchenId === kitchen.id)
      .map(({ personId, role, joinedAt, leavingSince }) => ({
        person: personOf(personId),
        role: answered(role),
        joinedAt,
        ...(leavingSince !== null && { isLeaving: true }),
      })),
    invited: invited
      .filter(({ kitchenId }) => kitchenId === kitchen.id)
      .map(({ personId, fromId, role, createdAt }) => ({
        person: personOf(personId),
        from: personOf(fromId),
        role: answered(role),
        createdAt,
      })),
  }))
}

/** The kitchens that the member is in, by name. */
export async function readKitchens(services: Reading, member: Member): Promise<AnsweredKitchen[]> {
  const rows = await own(services.database, member).execute()
  const inOrder = rows.toSorted((a, b) => (sortTitle(a.name) < sortTitle(b.name) ? -1 : 1))
  return [...(await withMembers(services, member, inOrder))]
}

/** A kitchen that the member is in. @throws {Refusal} `not-found` */
export async function readKitchen(services: Reading, member: Member, id: string): Promise<AnsweredKitchen> {
  const row = await own(services.database, member).where('kitchens.id', '=', id).executeTakeFirst()
  const [kitchen] = row ? await withMembers(services, member, [row]) : []
  if (!kitchen) throw notFound('kitchen')
  return kitchen
}

/** The kitchens that the member was asked to join, the latest first. */
export async function readInvitations(database: Database, member: Member): Promise<AnsweredKitchenInvitation[]> {
  const rows = await openInvitations(database, member)
    .innerJoin('kitchens', 'kitchens.id', 'asked.kitchenId')
    .select(['kitchens.id', 'kitchens.name', 'asked.fromId', 'asked.role', 'asked.createdAt'])
    .orderBy('asked.createdAt', 'desc')
    .execute()
  const personOf = await pastPeopleById(
    database,
    member,
    rows.map(({ fromId }) => fromId),
  )
  return rows.map(({ id, name, fromId, role, createdAt }) => ({
    kitchen: { id, name },
    from: personOf(fromId),
    role: answered(role),
    createdAt,
  }))
}

/** The kitchens that two people are in, by name. */
export async function kitchensTogether({ db }: Database, member: Member, otherId: string) {
  const rows = await db
    .selectFrom('kitchenMembers as mine')
    .innerJoin('kitchenMembers as theirs', 'theirs.kitchenId', 'mine.kitchenId')
    .innerJoin('kitchens', 'kitchens.id', 'mine.kitchenId')
    .select(['kitchens.id', 'kitchens.name'])
    .where('mine.personId', '=', member.id)
    .where('theirs.personId', '=', otherId)
    .execute()
  return rows.toSorted((a, b) => (sortTitle(a.name) < sortTitle(b.name) ? -1 : 1))
}

/** The name of a kitchen. @throws {Refusal} `not-found` */
export async function nameOf({ db }: Database, id: string): Promise<string> {
  const kitchen = await db.selectFrom('kitchens').select('name').where('id', '=', id).executeTakeFirst()
  if (!kitchen) throw notFound('kitchen')
  return kitchen.name
}
