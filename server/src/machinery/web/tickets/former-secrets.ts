import type { Database } from '../../base/database/database.ts'

/** The target of an address: a link to a recipe, or a calendar. */
type Opened = { readonly linkId: string } | { readonly feedId: string }

/** Notes the old secret after a new one was made with another key: the address that people have still opens. */
export async function storeFormerSecret({ db }: Database, opened: Opened, secretDigest: string): Promise<void> {
  await db
    .insertInto('formerSecrets')
    .values({ digest: secretDigest, linkId: null, feedId: null, ...opened })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute()
}

/** The link, or the calendar, that a former secret opens. */
export const idByFormerSecret = ({ db }: Database, column: 'linkId' | 'feedId', secretDigest: string) =>
  db.selectFrom('formerSecrets').select(column).where('digest', '=', secretDigest)
