import { davCalls } from '../../doors/caldav/calls.ts'
import { aList } from '../access-world.ts'
import { appPassword, calendarOf, propfind, syncReport } from '../calendar-program.ts'
import type { TestMember } from '../test-server.ts'
import { type AccessCase, all, onTheList, own, type Row, sameForOutsiders, sent } from './row.ts'

const passwords = new WeakMap<TestMember, Promise<string>>()

/** A member's app password, which is made once: a member has fifty. */
function passwordOf(member: TestMember): Promise<string> {
  const password = passwords.get(member) ?? appPassword(member, 'lists', 'plans')
  passwords.set(member, password)
  return password
}

const token = ({ caller }: AccessCase) => passwordOf(caller)

const sharedList = sameForOutsiders(({ owner, world }) => aList(owner, [world.people.collaborator]))

const homeOf = ({ id }: TestMember) => `caldav/${id}/`

const listOf = ({ caller, world }: AccessCase) => `${homeOf(caller)}list-${world.listId}/`

const itemOf = (scene: AccessCase) => `${listOf(scene)}${scene.world.itemId}.ics`

const onList = { token, shows: { list: ['owner', 'collaborator'] } } as const

const planOf = ({ caller, world }: AccessCase) => `${homeOf(caller)}plan-${world.planId}/`

const onPlan = { token, shows: { plan: ['owner', 'collaborator'] } } as const

const depth = { depth: '1' }

/** Calls of calendar programs, each with an API token of the caller. */
export const calendarRows: readonly Row[] = [
  sent(davCalls.options, 'whether it is there', all(200), () => ({ path: 'caldav/' }), { token, guest: 200 }),
  sent(davCalls.readRoot, 'the own place', all(207), () => ({ path: 'caldav/' }), { token }),
  sent(
    davCalls.readHome,
    'the own one',
    all(207),
    ({ caller }) => ({ path: homeOf(caller), headers: depth, body: propfind('d:displayname') }),
    { token, shows: { ...onList.shows, ...onPlan.shows } },
  ),
  sent(
    davCalls.readHome,
    'of the owner',
    own(207),
    ({ owner }) => ({ path: homeOf(owner), body: propfind('c:calendar-user-address-set') }),
    { token, shows: { email: ['owner'] } },
  ),
  sent(
    davCalls.readCollection,
    'of the owner',
    onTheList(207),
    (scene) => ({ path: listOf(scene), headers: depth }),
    onList,
  ),
  sent(
    davCalls.report,
    'of the owner',
    onTheList(207),
    (scene) => ({ path: listOf(scene), body: syncReport('') }),
    onList,
  ),
  sent(
    davCalls.report,
    'of the owner’s plan',
    onTheList(207),
    (scene) => ({ path: planOf(scene), body: syncReport('') }),
    onPlan,
  ),
  sent(
    davCalls.getObject,
    'of the owner’s plan',
    onTheList(200),
    (scene) => ({ path: `${planOf(scene)}${scene.world.dishId}.ics` }),
    onPlan,
  ),
  sent(
    davCalls.deleteObject,
    'of the owner’s plan, by the own list',
    all(404),
    async (scene) => ({
      path: `${homeOf(scene.caller)}list-${(await aList(scene.caller)).listId}/${scene.world.dishId}.ics`,
    }),
    { token },
  ),
  sent(
    davCalls.choose,
    'for oneself, of the owner’s list',
    onTheList(207),
    (scene) => ({
      path: listOf(scene),
      body: '<d:propertyupdate xmlns:d="DAV:"><d:set><d:prop><d:displayname>Shop</d:displayname></d:prop></d:set></d:propertyupdate>',
    }),
    onList,
  ),
  sent(davCalls.readObject, 'of the owner', onTheList(207), (scene) => ({ path: itemOf(scene) }), onList),
  sent(davCalls.getObject, 'of the owner', onTheList(200), (scene) => ({ path: itemOf(scene) }), onList),
  sent(
    davCalls.putObject,
    'onto the list of the owner',
    onTheList(201),
    async (scene) => ({
      path: `${homeOf(scene.caller)}list-${(await sharedList(scene)).listId}/new.ics`,
      body: calendarOf('VTODO', 'new', 'SUMMARY:more'),
    }),
    { token, touches: ['lists'] },
  ),
  sent(
    davCalls.deleteObject,
    'of the owner',
    onTheList(204),
    async (scene) => {
      const { listId, itemId } = await sharedList(scene)
      return { path: `${homeOf(scene.caller)}list-${listId}/${itemId}.ics` }
    },
    { token, touches: ['lists'] },
  ),
]
