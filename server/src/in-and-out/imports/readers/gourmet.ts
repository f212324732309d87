import { base64Bytes } from '../files/base64.ts'
import { textOf, type XmlElement } from '../files/xml-records.ts'
import type { ImportedRecipe } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { fieldLine, importedRecipe, paragraphs, stars } from '../imported-recipe.ts'
import { joinWords, servingsOf } from './stated-amounts.ts'
import { openXmlFile } from './xml-file.ts'

/** Fields that may be there several times, or hold several names. */
const wordsOf = (recipe: XmlElement, name: string): string[] =>
  recipe.children.filter((child) => child.name === name).flatMap(({ text }) => text.split(','))

/** The lines of a list of ingredients; groups have headings, and other recipes are ingredients as well. */
function linesOf(list: XmlElement, t: ReadingContext['t']): string[] {
  return list.children.flatMap((child) => {
    if (child.name === 'inggroup') {
      const title = textOf(child, 'groupname')
      return [...(title === '' ? [] : [`[${title}]`]), ...linesOf(child, t)]
    }
    if (child.name !== 'ingredient' && child.name !== 'ingref') return []
    const line = joinWords(textOf(child, 'amount'), textOf(child, 'unit'), textOf(child, 'item', 'key') || child.text)
    const isOptional = /^(?:yes|true|1)$/i.test(child.attributes.optional ?? '')
    return line === '' ? [] : [isOptional ? `${line} (${t('import.optional')})` : line]
  })
}

/** "4/5 stars" in any language; a number alone counts to ten. */
function ratingOf(text: string): number | null {
  const [, value = '', most] = /(\d+(?:[.,]\d+)?)(?:\s*\/\s*(\d+))?/.exec(text) ?? []
  return value === '' ? null : stars((Number(value.replace(',', '.')) * 5) / Number(most ?? 10))
}

function readRecipe(recipe: XmlElement, { t }: ReadingContext): ImportedRecipe {
  const lists = recipe.children.filter(({ name }) => name === 'ingredient-list')
  const images = recipe.children.filter(({ name, text }) => name === 'image' && text !== '')
  const source = textOf(recipe, 'source')
  const isLink = /^https?:\/\/\S+$/i.test(source)
  return importedRecipe(
    {
      title: textOf(recipe, 'title'),
      yield: servingsOf(textOf(recipe, 'yields', 'servings'), t),
      activeTime: textOf(recipe, 'preptime'),
      ingredients: lists.flatMap((list) => linesOf(list, t)).join('\n'),
      instructions: textOf(recipe, 'instructions'),
      notes: paragraphs(textOf(recipe, 'modifications'), fieldLine(t('import.cookTime'), textOf(recipe, 'cooktime'))),
      source: isLink ? '' : source,
      url: textOf(recipe, 'link') || (isLink ? source : ''),
      rating: ratingOf(textOf(recipe, 'rating')),
      labels: [...wordsOf(recipe, 'category'), ...wordsOf(recipe, 'cuisine')].map((label) => label.trim()),
    },
    { images: images.map(({ text }) => ({ bytes: base64Bytes(text) })) },
  )
}

/** Gourmet and Gourmand: XML with the root `gourmetDoc`, as their own exporter (gxml2) writes it. */
export const gourmetReader: ImportReader = {
  open: (file, context) => openXmlFile(file, 'recipe', context, (recipe) => readRecipe(recipe, context)),
}
