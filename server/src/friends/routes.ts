import * as contract from '@potluck/api/friends'
import type { FastifyInstance } from 'fastify'
import { route } from '../machinery/http/route.ts'
import { notFound, Refusal } from '../machinery/refusal.ts'
import type { Services } from '../services.ts'
import { countTry, paces } from '../sessions/throttle.ts'
import { findPerson } from '../users/people.ts'
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

  route(app, contract.removeFriend, async ({ member, params: { id } }) => {
    await countTry(database, paces.friendEnd, member.id)
    if (await removeFriend(database, member, id)) await tellFriends(services, member.id, id)
    return {}
  })
}
