import { type Language, languages } from '@potluck/cooking/language'
import type { Database } from '../../machinery/base/database/database.ts'

/** The language in a cook's settings; null if the browser decides. */
export async function chosenLanguage({ db }: Database, userId: string): Promise<Language | null> {
  const row = await db
    .selectFrom('preferences')
    .select('value')
    .where('userId', '=', userId)
    .where('section', '=', 'global')
    .where('name', '=', 'language')
    .executeTakeFirst()
  return languages.find((language) => JSON.stringify(language) === row?.value) ?? null
}
