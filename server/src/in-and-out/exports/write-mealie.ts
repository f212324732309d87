import { isHeaderLine } from '@potluck/clip/recipe'
import { exactName } from '../imports/exact-values.ts'
import { slugs } from './file-names.ts'
import { archiveWriter, type RecipeFileFormat, type RecipeParts } from './recipe-archive.ts'
import { nutritionFacts } from './schema-recipe.ts'

/** The lines of a text, each with the title of the section that it begins. */
function titledLines(text: string): { readonly title: string; readonly line: string }[] {
  let title = ''
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      if (isHeaderLine(line)) {
        title = line.trim().slice(1, -1).trim()
        return []
      }
      const titled = { title, line }
      title = ''
      return [titled]
    })
}

/** The name of a picture beside the first. */
const assetName = (at: number): string => `${at + 2}.webp`

function jsonOf({ recipe: { createdAt, draft }, name: slug, pictures: [, ...others], exact }: RecipeParts): string {
  return JSON.stringify(
    {
      name: draft.title,
      slug,
      description: draft.description,
      image: 'original',
      recipeYield: draft.yield,
      prepTime: draft.activeTime,
      totalTime: draft.totalTime,
      recipeIngredient: titledLines(draft.ingredients).map(({ title, line }) => ({
        title,
        note: line,
        unit: null,
        food: null,
        disableAmount: true,
        quantity: 1,
      })),
      recipeInstructions: titledLines(draft.instructions).map(({ title, line }) => ({ title, text: line })),
      recipeCategory: [],
      tags: draft.labels,
      tools: [],
      notes: draft.notes === '' ? [] : [{ title: '', text: draft.notes }],
      nutrition: nutritionFacts(draft.nutrition),
      rating: draft.rating,
      orgURL: draft.url,
      dateAdded: createdAt.slice(0, 10),
      extras: { [exactName]: JSON.stringify(exact) },
      settings: {
        public: false,
        showNutrition: draft.nutrition !== '',
        showAssets: false,
        landscapeView: false,
        disableAmount: true,
      },
      comments: [],
      assets: others.map((_, at) => ({ name: String(at + 2), icon: 'mdi-file-image', fileName: assetName(at) })),
    },
    null,
    2,
  )
}

/** The backup of Mealie before 1.0, which every later version takes as a migration ("Mealie (pre v1.0)"). */
export const mealie: RecipeFileFormat = {
  reads: 'mealie',
  ending: '.zip',
  naming: slugs,
  filesOf(parts) {
    const [cover, ...others] = parts.pictures
    const folder = `recipes/${parts.name}`
    return [
      { name: `${folder}/${parts.name}.json`, bytes: Buffer.from(jsonOf(parts)), compress: true },
      ...(cover ? [{ name: `${folder}/images/original.webp`, bytes: cover, compress: false }] : []),
      ...others.map((bytes, at) => ({ name: `${folder}/assets/${assetName(at)}`, bytes, compress: false })),
    ]
  },
}

export const mealieWriter = archiveWriter(mealie)
