import type { Contents, SaidFoods } from '@potluck/foods/contents'
import { knowledgeVersion } from '@potluck/foods/knowledge-version'

export { knowledgeVersion }

/** Reads what lines are made of. */
export type ReadContents = (ingredients: string, said: SaidFoods) => Contents

/** The knowledge of foods, loaded once; null where this server has none. */
export async function loadKnowledge(): Promise<ReadContents | null> {
  return null
}
