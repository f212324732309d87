import type { Translate } from '../../../machinery/base/words-in.ts'
import { childrenNamed, textOf, type XmlElement } from '../files/xml-records.ts'
import { originOf } from '../fingerprint.ts'
import type { ImportItem } from '../import-item.ts'
import type { ImportReader } from '../import-reader.ts'
import { importedRecipe } from '../imported-recipe.ts'
import { joinWords, servingsOf } from './stated-amounts.ts'
import { openXmlFile } from './xml-file.ts'

const orderOf = (element: XmlElement): number => Number(textOf(element, 'displayorder')) || 0
const inOrder = (elements: readonly XmlElement[]): XmlElement[] => elements.toSorted((a, b) => orderOf(a) - orderOf(b))

const childrenOf = (element: XmlElement, list: string, name: string): XmlElement[] =>
  inOrder(element.children.filter((child) => child.name === list).flatMap((child) => childrenNamed(child, name)))

/** Lines in groups: the title of each group is a header before its lines. */
function linesOf(recipe: XmlElement, list: 'ingredients' | 'directions', part: 'ingredient' | 'direction'): string {
  return childrenOf(recipe, list, `${part}syncgroup`)
    .flatMap((group) => {
      const title = textOf(group, 'title')
      const lines = childrenOf(group, list, `${part}sync`).map((line) =>
        joinWords(textOf(line, 'quantity'), textOf(line, 'text')),
      )
      return [title === '' ? '' : `[${title}]`, ...lines]
    })
    .filter((line) => line !== '')
    .join('\n')
}

function readRecipe(recipe: XmlElement, t: Translate): ImportItem | null {
  if (/^true$/i.test(textOf(recipe, 'delete'))) return null
  const id = textOf(recipe, 'id', 'globalid')
  const address = textOf(recipe, 'imageurl')
  return importedRecipe(
    {
      title: textOf(recipe, 'title'),
      description: textOf(recipe, 'description'),
      notes: textOf(recipe, 'note'),
      yield: servingsOf(textOf(recipe, 'yield'), t),
      activeTime: textOf(recipe, 'activetime'),
      totalTime: textOf(recipe, 'totaltime'),
      source: textOf(recipe, 'source', 'manualsource'),
      url: textOf(recipe, 'url', 'manualurl'),
      ingredients: linesOf(recipe, 'ingredients', 'ingredient'),
      instructions: linesOf(recipe, 'directions', 'direction'),
      labels: childrenOf(recipe, 'tags', 'tagsync').map((tag) => textOf(tag, 'text')),
    },
    {
      images: /^https?:/i.test(address) ? [{ address }] : [],
      origin: id === '' ? null : originOf('pepperplate', id),
    },
  )
}

/** Recipes from Pepperplate's service, page by page. */
export const pepperplateReader: ImportReader = {
  open: (file, context) => openXmlFile(file, 'recipesync', context, (recipe) => readRecipe(recipe, context.t)),
}
