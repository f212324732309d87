import { type KindOfTitle, kindOfDishIn } from '../kind-of-dish.ts'
import { languages } from '../language.ts'
import { loaders } from '../languages/loaders.ts'

let made: Promise<KindOfTitle> | null = null

/** Finds the kind of a dish by its title in any language. Made once. */
export function loadKindOfDish(): Promise<KindOfTitle> {
  made ??= Promise.all(languages.map((language) => loaders[language].dishes())).then(kindOfDishIn)
  return made
}
