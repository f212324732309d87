import { childrenNamed, textOf, type XmlElement } from '../files/xml-records.ts'
import { originOf } from '../fingerprint.ts'
import type { ImportedRecipe } from '../import-item.ts'
import type { ImportReader } from '../import-reader.ts'
import { importedRecipe, stars } from '../imported-recipe.ts'
import { pastInstant } from '../past-instant.ts'
import { openXmlFile } from './xml-file.ts'

/** The titles in a list, each in its own element or several in one. */
const titlesIn = (recipe: XmlElement, list: string, field: string): string[] =>
  [...childrenNamed(recipe, list), ...recipe.children.filter(({ name }) => name === `${list}s`)]
    .flatMap((element) => element.children.filter(({ name }) => name === field))
    .map(({ text }) => text)
    .filter((text) => text !== '')

function readRecipe(recipe: XmlElement): ImportedRecipe {
  const field = (name: string) => textOf(recipe, name)
  const id = field('id')
  const addresses = titlesIn(recipe, 'image', 'location').filter((address) => /^https?:/i.test(address))
  return importedRecipe(
    {
      title: field('title'),
      description: field('description'),
      yield: field('yield'),
      activeTime: field('activetime'),
      totalTime: field('totaltime'),
      source: field('source'),
      url: field('url'),
      notes: field('notes'),
      author: field('author'),
      nutrition: field('nutrition'),
      ingredients: field('ingredients'),
      instructions: field('instructions'),
      rating: stars(Number(field('rating')) || null),
      labels: titlesIn(recipe, 'label', 'title'),
    },
    {
      images: [...new Set(addresses)].map((address) => ({ address })),
      createdAt: pastInstant(field('createdat')),
      origin: id === '' ? null : originOf('recipesage', id),
      ...(field('folder') === 'inbox' ? { folder: 'inbox' } : {}),
    },
  )
}

/** RecipeSage's export as XML. */
export const recipeSageReader: ImportReader = {
  open: (file, context) => openXmlFile(file, 'recipe', context, readRecipe),
}
