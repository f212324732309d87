import { getAccount } from '@potluck/api/account'
import { createApiClient } from '@potluck/api/client'
import { addFriend } from '@potluck/api/friends'
import { sendMessage } from '@potluck/api/messages'
import { addShoppingListItems } from '@potluck/api/shopping-lists'
import { registerCook } from '../server/cook.ts'
import { type Book, writeBook } from '../web/book.ts'

const goods = ['onions', 'milk', 'flour', 'basil', 'cod fillets', 'rice', 'eggs', 'bread', 'soap', 'apples']

/** A cook with a large book, a list of forty items, a plan, and a friend who writes. */
export async function writeMember(address: string, recipes: number): Promise<Book> {
  const book = await writeBook(address, recipes)
  const clientOf = (token: string) => createApiClient({ base: `${address}api/`, token: () => token })
  const cook = clientOf(book.token)
  const friend = clientOf(await registerCook(address, 'Ben'))
  const items = Array.from({ length: 40 }, (_, at) => ({
    title: `${1 + (at % 7)} ${goods[at % 10]} ${'abcd'[at % 4]}`,
  }))
  await cook.call(addShoppingListItems, { params: { id: book.listId }, body: { items } })
  const { id: cookId } = (await cook.call(getAccount, {})).data
  const { id: friendId } = (await friend.call(getAccount, {})).data
  await cook.call(addFriend, { params: { id: friendId } })
  await friend.call(addFriend, { params: { id: cookId } })
  for (let at = 0; at < 30; at += 1)
    await friend.call(sendMessage, { body: { to: cookId, body: `What do we cook on day ${at}?` } })
  return book
}
