import { z } from 'zod'
import type { RecipeLook } from '../../book/pages/recipe-look.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'

const chosen = z.object({
  units: z.enum(['written', 'metric', 'us']).catch('written'),
  oven: z.enum(['written', 'celsius', 'fahrenheit', 'gas']).catch('written'),
})

/** The units in a cook's settings; as written where they chose none. */
export async function chosenUnits({ db }: Database, member: Member): Promise<Pick<RecipeLook, 'units' | 'oven'>> {
  const rows = await db
    .selectFrom('preferences')
    .select(['name', 'value'])
    .where('userId', '=', member.id)
    .where('section', '=', 'recipeDetails')
    .where('name', 'in', ['units', 'oven'])
    .execute()
  return chosen.parse(Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)])))
}
