import * as contract from '@potluck/api/blocks'
import type { FastifyInstance } from 'fastify'
import type { Member } from '../../ground/access/reader.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { nobody, pastPeopleById } from '../../people/people/people.ts'
import { notifyUnshared } from '../../people/sharing/notify-sharing.ts'
import { notifyEndedInvitations } from '../kitchens/end-invitations.ts'
import { kitchensTogether } from '../kitchens/read-kitchens.ts'
import { block, listBlocked, unblock } from './store.ts'

export function blockRoutes(app: FastifyInstance, services: Services): void {
  const { database, notifier } = services

  async function tellOwnDevices(member: Member, id: string): Promise<void> {
    const personOf = await pastPeopleById(database, member, [id])
    notifier.notify([member.id], { type: 'friends:updated', data: { otherUser: personOf(id) } })
  }

  route(app, contract.listBlocked, ({ member }) => listBlocked(database, member))

  route(app, contract.blockPerson, async ({ member, params: { id } }) => {
    if (id === member.id) throw new Refusal('invalid', 'nobody blocks themselves', 'path.id')
    await countTry(database, paces.friendEnd, member.id)
    const parting = await block(database, member, id)
    const kitchens = await kitchensTogether(database, member, id)
    if (parting === null) return { kitchens }
    const gone = nobody(member.id)
    // Without this, a stranger would not notice a deleted account.
    if (parting.knewEachOther) notifier.notify([id], { type: 'friends:updated', data: { otherUser: gone } })
    await tellOwnDevices(member, id)
    await notifyEndedInvitations(services, parting.invitations)
    await notifyUnshared(services, member, parting.shared, gone)
    return { kitchens }
  })

  route(app, contract.unblockPerson, async ({ member, params: { id } }) => {
    await countTry(database, paces.friendEnd, member.id)
    if (!(await unblock(database, member, id))) return {}
    // The other is not told: they find out when they look.
    await tellOwnDevices(member, id)
    return {}
  })
}
