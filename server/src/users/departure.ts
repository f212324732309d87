import { v7 as uuid } from 'uuid'
import type { Member } from '../access/reader.ts'
import { listFriends } from '../friends/store.ts'
import type { Services } from '../machinery/services.ts'
import { listsOf } from '../shopping-lists/store.ts'
import { nobody } from '../people/people.ts'

/**
 * Whom it concerns that the member deletes their account; the function given back tells them, once that is done: friends
 * and those with an open request, and everybody on a list with the member.
 */
export async function departure({ database, news }: Services, member: Member): Promise<() => void> {
  const [friends, lists] = await Promise.all([listFriends(database, member), listsOf(database, member)])
  const known = [...friends.friends, ...friends.incomingRequests, ...friends.outgoingRequests]
  const gone = nobody(member.id)
  return () => {
    news.tell(
      known.map(({ friendId }) => friendId),
      { type: 'friends:updated', data: { otherUser: gone } },
    )
    for (const { id: shoppingListId, owner, collaborators } of lists) {
      const others = [owner, ...collaborators].map(({ id }) => id).filter((id) => id !== member.id)
      if (owner.id === member.id) {
        news.tell(others, { type: 'shoppingList:removed', data: { shoppingListId, updatedBy: gone } })
      } else {
        const data = { shoppingListId, updatedBy: owner, reference: uuid() }
        news.tell(others, { type: 'shoppingList:itemsUpdated', data })
      }
    }
  }
}
