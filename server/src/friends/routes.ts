import * as contract from '@potluck/api/friends'
import type { FastifyInstance } from 'fastify'
import { endSharing } from '../access/sharing.ts'
import { tellUnshared } from '../access/sharing-news.ts'
import { inTransaction } from '../machinery/database/database.ts'
import { route } from '../machinery/http/route.ts'
import { notFound, Refusal } from '../machinery/refusal.ts'
import type { Services } from '../services.ts'
import { countTry, paces } from '../sessions/throttle.ts'
import { findPerson, personOf } from '../users/people.ts'
import { tellFriends } from './news.ts'
import { addFriend, listFriends, removeFriend } from './store.ts'

export function friendRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, contract.listFriends, ({ member }) => listFriends(database, member))

  route(app, contract.addFriend, async ({ member, params: { id } }) => {
    if (id === member.id) throw new Refusal('invalid', 'nobody is a friend of their own', 'path.id')
    await countTry(database, paces.friendRequest, member.id)
    await countTry(database, paces.friendSame, `${member.id} ${id}`)
    if (await addFriend(database, member, id)) await tellFriends(services, member.id, id)
    else if (!(await findPerson(database, member, 'id', id))) throw notFound('person')
    return {}
  })

  route(app, contract.removeFriend, async ({ member, params: { id }, query: { endSharing: ends } }) => {
    await countTry(database, paces.friendEnd, member.id)
    const { changed, ended } = await inTransaction(database, async (inside) => ({
      changed: await removeFriend(inside, member, id),
      ended: ends ? await endSharing(inside, member, id) : [],
    }))
    if (changed) await tellFriends(services, member.id, id)
    await tellUnshared(services, member, ended, await personOf(database, member))
    return {}
  })
}
