import type { Element } from 'domhandler'
import { readPictures } from '../files/archive-pictures.ts'
import type { SourceFile } from '../files/source-file.ts'
import type { ImportedRecipe } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { importedRecipe, paragraphs, stars } from '../imported-recipe.ts'
import { openHtmlBook } from './html-book.ts'
import { elementsIn, hasClass, hasId, linesOf, textIn } from './html-parts.ts'
import { servingsOf } from './stated-amounts.ts'

const isHeader = hasClass('recipeIngredient_subheader', 'instruction_subheader')

const linesIn = (recipe: Element, ...classes: readonly string[]): string =>
  elementsIn(recipe, hasClass(...classes))
    .flatMap((element) => {
      const line = linesOf(element).join(' ')
      return line === '' ? [] : [isHeader(element) ? `[${line.replace(/:$/, '')}]` : line]
    })
    .join('\n')

/** Whether a recipe is on the list of recipes to make; that one was made is not imported. */
const isWanted = (recipe: Element): boolean => /want to make/i.test(textIn(recipe, hasId('extra_info')))

async function readRecipe(recipe: Element, file: SourceFile, { t }: ReadingContext): Promise<ImportedRecipe> {
  const pictures = elementsIn(recipe, ({ name, attribs }) => name === 'img' && (attribs.src ?? '') !== '')
  const sources = pictures.map(({ attribs }) => attribs.src ?? '')
  const [link] = elementsIn(recipe, hasId('original_link'))
  const isStarred = elementsIn(recipe, hasId('starred')).length > 0
  return importedRecipe(
    {
      title: textIn(recipe, hasId('name')),
      description: textIn(recipe, hasId('description')),
      yield: servingsOf(textIn(recipe, hasId('recipeYield')), t),
      url: link?.attribs.href ?? '',
      rating: stars(Number.parseFloat(textIn(recipe, hasId('ratingValue'))) || null),
      ingredients: linesIn(recipe, 'recipeIngredient', 'recipeIngredient_subheader', 'recipeIngredient_note'),
      instructions: linesIn(recipe, 'instruction', 'instruction_next', 'instruction_subheader', 'instruction_note'),
      notes: paragraphs(
        elementsIn(recipe, hasId('recipeNotes'))
          .flatMap((notes) => elementsIn(notes, hasClass('recipeNote')).flatMap(linesOf))
          .join('\n'),
      ),
      labels: [
        ...elementsIn(recipe, hasClass('recipeCategory')).map((element) => linesOf(element).join(' ')),
        ...(isStarred ? [t('import.favourite')] : []),
        ...(isWanted(recipe) ? [t('import.toCook')] : []),
      ],
    },
    {
      images: [
        ...(await readPictures(
          file,
          sources.filter((source) => !/^https?:/i.test(source)),
        )),
        ...sources.filter((source) => /^https?:/i.test(source)).map((address) => ({ address })),
      ],
    },
  )
}

/** Copy Me That: a zip with a page of all recipes, and their pictures. */
export const copyMeThatReader: ImportReader = {
  open: (file, context) => openHtmlBook(file, hasClass('recipe'), (recipe) => readRecipe(recipe, file, context)),
}
