import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import type { Member } from '../../ground/access/reader.ts'
import { everyLanguage } from '../../ground/words/every-language.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'

interface PantryItem {
  readonly key: string
  readonly title: string
}

/** Longer names are compared by their beginnings. */
const maxKey = 200

/** Items of one member: all of them are read whenever something is to be bought. */
const maxPantryItems = 1_000

function named(title: string): PantryItem {
  const line = readIngredientLine(title, everyLanguage)
  const name = line.ingredient || line.text.trim()
  return { key: itemKey(name, everyLanguage).slice(0, maxKey), title: name }
}

/** The pantry of the member, by name. */
export function pantryOf({ db }: Database, member: Member): Promise<PantryItem[]> {
  return db
    .selectFrom('staples')
    .select(['itemKey as key', 'title'])
    .where('ownerId', '=', member.id)
    .orderBy('title')
    .orderBy('itemKey')
    .execute()
}

/** Keys of the member's pantry, made of the names: an earlier version stored other keys. */
export async function pantryKeysOf(database: Database, member: Member): Promise<ReadonlySet<string>> {
  return new Set((await pantryOf(database, member)).map(keyNow))
}

const keyNow = ({ title }: PantryItem): string => itemKey(title, everyLanguage).slice(0, maxKey)

/** Remembers something that is at home as a rule; its amount does not count. @throws {Refusal} `list-full` */
export function addToPantry(database: Database, member: Member, title: string): Promise<PantryItem> {
  const item = named(title)
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, member.id)
    const known = (await pantryOf(inside, member)).find((one) => keyNow(one) === item.key)
    if (known) return known
    await inside.db
      .insertInto('staples')
      .values({ ownerId: member.id, itemKey: item.key, title: item.title, createdAt: now() })
      .onConflict((conflict) => conflict.columns(['ownerId', 'itemKey']).doNothing())
      .execute()
    if ((await pantryOf(inside, member)).length > maxPantryItems) {
      throw new Refusal('list-full', `nobody has more than ${maxPantryItems} things at home`)
    }
    return item
  })
}

/**
 * Forgets that something is at home.
 * @param key or its name, for a device that does not have the key yet
 */
export async function removeFromPantry(database: Database, member: Member, key: string): Promise<void> {
  const wanted = new Set([key, named(key).key])
  const gone = (await pantryOf(database, member)).filter((one) => wanted.has(one.key) || wanted.has(keyNow(one)))
  if (gone.length === 0) return
  await database.db
    .deleteFrom('staples')
    .where('ownerId', '=', member.id)
    .where(
      'itemKey',
      'in',
      gone.map((one) => one.key),
    )
    .execute()
}
