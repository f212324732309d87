import type { ImportFormatId } from '@potluck/api/import-formats'
import type { ImportReader } from './import-reader.ts'

/** The reader of each format, loaded on first use. */
export const importReaders: Readonly<Record<ImportFormatId, () => Promise<ImportReader>>> = {
  paprika: async () => (await import('./readers/paprika-file.ts')).paprikaReader,
  'json-ld': async () => (await import('./readers/json-ld-file.ts')).jsonLdReader,
  livingcookbook: async () => (await import('./readers/access-database.ts')).accessReader,
  fdxz: async () => (await import('./readers/living-cookbook-xml.ts')).livingCookbookXmlReader,
  cookmate: async () => (await import('./readers/cookmate.ts')).cookmateReader,
  pepperplate: async () => (await import('./readers/pepperplate.ts')).pepperplateReader,
  recipesage: async () => (await import('./readers/recipesage-xml.ts')).recipeSageReader,
  mealie: async () => (await import('./readers/mealie.ts')).mealieReader,
  tandoor: async () => (await import('./readers/tandoor.ts')).tandoorReader,
  nextcloud: async () => (await import('./readers/json-ld-file.ts')).jsonLdReader,
  copymethat: async () => (await import('./readers/copy-me-that.ts')).copyMeThatReader,
  recipekeeper: async () => (await import('./readers/recipe-keeper.ts')).recipeKeeperReader,
  mela: async () => (await import('./readers/mela.ts')).melaReader,
  crouton: async () => (await import('./readers/crouton.ts')).croutonReader,
  gourmet: async () => (await import('./readers/gourmet.ts')).gourmetReader,
  krecipes: async () => (await import('./readers/krecipes.ts')).krecipesReader,
  recettetek: async () => (await import('./readers/recettetek.ts')).recetteTekReader,
  evernote: async () => (await import('./readers/evernote.ts')).evernoteReader,
  saffron: async () => (await import('./readers/saffron.ts')).saffronReader,
  plantoeat: async () => (await import('./readers/csv.ts')).csvReader,
  csv: async () => (await import('./readers/csv.ts')).csvReader,
  mealmaster: async () => (await import('./readers/meal-master.ts')).mealMasterReader,
  mastercook: async () => (await import('./readers/master-cook.ts')).masterCookReader,
  cooklang: async () => (await import('./readers/cooklang.ts')).cooklangReader,
  html: async () => (await import('./readers/web-page.ts')).webPageReader,
  text: async () => (await import('./readers/plain-text.ts')).plainTextReader,
}
