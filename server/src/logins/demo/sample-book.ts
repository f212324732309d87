import { recipeDraft } from '@potluck/api/recipes'
import type { Language } from '@potluck/cooking/language'
import { createRecipe } from '../../book/recipes/store.ts'
import { Book } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { wordsIn } from '../../machinery/base/words-in.ts'

/** Words of the demo: the name of a guest, and the sample recipes. */
export const demoWords = wordsIn('logins/demo/sample-recipes')

/** Whatever is a fact in any language; titles and steps are words. The last one comes first in the book. */
const samples = [
  { key: 'pancakes', activeTime: '30 min', totalTime: '30 min', rating: 4 },
  { key: 'lentilSoup', activeTime: '15 min', totalTime: '45 min', rating: null },
  { key: 'shakshuka', activeTime: '10 min', totalTime: '30 min', rating: 5 },
  { key: 'potatoSalad', activeTime: '20 min', totalTime: '1 h', rating: null },
  { key: 'tomatoPasta', activeTime: '10 min', totalTime: '25 min', rating: 5 },
  { key: 'appleCrumble', activeTime: '20 min', totalTime: '1 h', rating: 4 },
] as const

/** Writes the sample recipes into the book of a new member, as their own. */
export async function writeSampleBook(database: Database, member: Member, language: Language): Promise<void> {
  const t = demoWords(language)
  for (const { key, ...facts } of samples) {
    const text = (field: string) => t(`${key}.${field}`)
    const draft = recipeDraft.parse({
      ...facts,
      title: text('title'),
      description: text('description'),
      yield: text('yield'),
      ingredients: text('ingredients'),
      instructions: text('steps'),
      labels: [text('label')],
    })
    await createRecipe(database, Book.of(member), draft)
  }
}
