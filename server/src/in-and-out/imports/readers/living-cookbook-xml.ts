import { readPictures } from '../files/archive-pictures.ts'
import { base64Bytes } from '../files/base64.ts'
import type { SourceFile } from '../files/source-file.ts'
import { childrenNamed, textOf, type XmlElement, xmlRecords } from '../files/xml-records.ts'
import { originOf } from '../fingerprint.ts'
import type { ImportedRecipe, ImportImage } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { importedRecipe } from '../imported-recipe.ts'
import { pastInstant } from '../past-instant.ts'
import { readLivingCookbookRecipe } from './living-cookbook-recipe.ts'
import { joinWords } from './stated-amounts.ts'
import { openXmlFile } from './xml-file.ts'

/** A field, as an attribute or an element with that name. */
const field = (element: XmlElement, name: string): string => (element.attributes[name] ?? textOf(element, name)).trim()

/** The whole text of an element. */
const allText = (element: XmlElement): string =>
  [element.text, ...element.children.map(allText)].filter((text) => text !== '').join('\n')

const isHeading = (element: XmlElement): boolean => /^(?:y|yes|true|1)$/i.test(field(element, 'heading'))

const marked = (element: XmlElement, text: string): string =>
  isHeading(element) && text !== '' && !text.startsWith('[') ? `[${text.replace(/:$/, '')}]` : text

const lineOf = (element: XmlElement): string =>
  marked(
    element,
    joinWords(field(element, 'quantity'), field(element, 'unit'), field(element, 'ingredient') || element.text),
  )

const textsOf = (recipe: XmlElement, name: string): string[] =>
  childrenNamed(recipe, name).map((element) =>
    marked(element, allText(element) || field(element, `${name.replace('recipe', '')}text`)),
  )

async function imagesOf(recipe: XmlElement, file: SourceFile): Promise<ImportImage[]> {
  const images: ImportImage[] = []
  for (const image of childrenNamed(recipe, 'recipeimage')) {
    const written = allText(image).replace(/\s+/g, '')
    const name = field(image, 'filename')
    const [beside] = name === '' ? [] : await readPictures(file, [name])
    if (beside) images.push(beside)
    // A short text is the name of a picture and not its data.
    else if (written.length > 200) images.push({ bytes: base64Bytes(written) })
    else if (name !== '' && file.siblings.length > 0) images.push({ bytes: new Uint8Array() })
  }
  return images
}

async function readRecipe(
  recipe: XmlElement,
  cookbooks: ReadonlyMap<string, string>,
  file: SourceFile,
  { t }: ReadingContext,
): Promise<ImportedRecipe> {
  const draft = readLivingCookbookRecipe(
    {
      name: field(recipe, 'name'),
      servings: field(recipe, 'servings') || field(recipe, 'yield'),
      preparationTime: field(recipe, 'preparationtime'),
      cookingTime: field(recipe, 'cookingtime'),
      readyInTime: field(recipe, 'readyintime'),
      source: field(recipe, 'source'),
      webPage: field(recipe, 'webpage'),
      comments: field(recipe, 'comments'),
      types: field(recipe, 'recipetypes'),
      cookbook: cookbooks.get(field(recipe, 'cookbookid')) ?? '',
      rating: field(recipe, 'rating'),
      ingredients: childrenNamed(recipe, 'recipeingredient').map(lineOf),
      procedures: textsOf(recipe, 'recipeprocedure'),
      tips: textsOf(recipe, 'recipetip'),
      authorNotes: textsOf(recipe, 'recipeauthornote'),
    },
    t,
  )
  const id = field(recipe, 'guid')
  return importedRecipe(draft, {
    images: await imagesOf(recipe, file),
    createdAt: pastInstant(field(recipe, 'createdate') || field(recipe, 'modifieddate')),
    origin: id === '' ? null : originOf('living-cookbook', id),
  })
}

/** The titles of cookbooks by id: they may come before the recipes or after them. */
async function cookbooksOf(file: SourceFile): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for await (const book of xmlRecords(file, new Set(['cookbook']))) {
    if (book) titles.set(field(book, 'id'), field(book, 'name'))
  }
  return titles
}

/** Living Cookbook 4: `.fdx` is XML, `.fdxz` a zip of it and its pictures. */
export const livingCookbookXmlReader: ImportReader = {
  async open(file, context) {
    const cookbooks = await cookbooksOf(file)
    return openXmlFile(file, 'recipe', context, (recipe) => readRecipe(recipe, cookbooks, file, context))
  },
}
