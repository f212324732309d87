import { durationText } from '@potluck/clip/duration'
import { readPictures } from '../files/archive-pictures.ts'
import type { SourceFile } from '../files/source-file.ts'
import { childrenNamed, textOf, type XmlElement } from '../files/xml-records.ts'
import type { ImportedRecipe, ImportImage } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { fieldLine, importedRecipe, paragraphs, stars } from '../imported-recipe.ts'
import { withColonHeadings } from './colon-headings.ts'
import { servingsOf } from './stated-amounts.ts'
import { openXmlFile } from './xml-file.ts'

/** The lines of a list, also if it is one text. */
const linesIn = (recipe: XmlElement, name: string): string =>
  childrenNamed(recipe, name)
    .flatMap((list) => [list.text, ...childrenNamed(list, 'li').map(({ text }) => text)])
    .filter((line) => line !== '')
    .join('\n')

const textsOf = (recipe: XmlElement, name: string): string[] =>
  recipe.children.filter((child) => child.name === name).map(({ text }) => text)

/** A number without a unit is in minutes. */
const timeOf = (time: string): string =>
  /^\d+$/.test(time) ? (Number(time) > 0 ? durationText(Number(time)) : '') : time

async function imagesOf(recipe: XmlElement, file: SourceFile): Promise<ImportImage[]> {
  const images = childrenNamed(recipe, 'image').flatMap((image) => [image.text, ...textsOf(image, 'path')])
  const names = [...new Set([...textsOf(recipe, 'imagepath'), ...images])].filter((name) => name !== '')
  const beside = await readPictures(file, names)
  const address = textOf(recipe, 'imageurl')
  return beside.length === 0 && /^https?:/i.test(address) ? [{ address }] : beside
}

async function readRecipe(recipe: XmlElement, file: SourceFile, { t }: ReadingContext): Promise<ImportedRecipe> {
  const isFavourite = /^(?:1|true|yes)$/i.test(textOf(recipe, 'favorite', 'favourite', 'isfavorite'))
  return importedRecipe(
    {
      title: textOf(recipe, 'title'),
      description: textOf(recipe, 'description'),
      yield: servingsOf(textOf(recipe, 'quantity', 'yield'), t),
      activeTime: timeOf(textOf(recipe, 'preptime')),
      totalTime: timeOf(textOf(recipe, 'totaltime')),
      ingredients: withColonHeadings(linesIn(recipe, 'ingredient'), 'ingredients'),
      instructions: withColonHeadings(linesIn(recipe, 'recipetext'), 'instructions'),
      notes: paragraphs(
        textOf(recipe, 'comments', 'comment'),
        fieldLine(t('import.cookTime'), timeOf(textOf(recipe, 'cooktime'))),
        textOf(recipe, 'video'),
      ),
      nutrition: textOf(recipe, 'nutrition'),
      source: textOf(recipe, 'source'),
      url: textOf(recipe, 'url'),
      rating: stars(Number(textOf(recipe, 'rating')) || null),
      labels: [
        ...textsOf(recipe, 'category'),
        ...textsOf(recipe, 'tag'),
        ...(isFavourite ? [t('import.favourite')] : []),
      ],
    },
    { images: await imagesOf(recipe, file) },
  )
}

/** Cookmate, formerly My CookBook: `.mcb` is a zip of XML and pictures. */
export const cookmateReader: ImportReader = {
  open: (file, context) => openXmlFile(file, 'recipe', context, (recipe) => readRecipe(recipe, file, context)),
}
