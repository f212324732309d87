import { readPastedText } from '@potluck/clip/pasted-text'
import { readRecipeMd } from '@potluck/clip/recipe-md'
import { sectionLabel } from '@potluck/clip/section-words'
import { splitAtMarks, splitRecipes } from '@potluck/clip/several-recipes'
import type { Translate } from '../../../machinery/base/words-in.ts'
import { withExactValues } from '../exact-values.ts'
import { readPictures } from '../files/archive-pictures.ts'
import { asyncItems } from '../files/async-items.ts'
import { textOfFile } from '../files/file-text.ts'
import { type SourceFile, shortName } from '../files/source-file.ts'
import type { ImportedDraft, ImportItem } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { importedRecipe, paragraphs, unreadable } from '../imported-recipe.ts'
import { draftOfClipped } from '../json-ld-recipe.ts'
import { type FrontMatter, otherLines, readFrontMatter, splitFrontMatter } from './front-matter.ts'
import { picture, plainMarkdown, tagsIn, withoutMarks } from './markdown-text.ts'
import { servingsOf } from './stated-amounts.ts'

/** Maximum length of one recipe, characters. */
const longest = 1_000_000
/** Maximum number of recipes in one text. */
const mostRecipes = 20_000
/** Longest text whose recipes are told apart without marks, lines. */
const mostLines = 500_000

const markdownHeading = /^#{1,6} \S/m

/**
 * The recipes of a text: the pieces between marks or, in a text without headings, from one title to the next, if two or
 * more of them are recipes by themselves; otherwise the whole text.
 */
function piecesOf(text: string): string[] {
  const { matter, body } = splitFrontMatter(text)
  const pieces = splitAtMarks(body, mostRecipes, withoutMarks)
  const isPlain = matter === '' && pieces.length === 1 && !markdownHeading.test(body)
  const [first = '', ...others] = isPlain ? splitRecipes(body, mostRecipes, mostLines) : pieces
  return [matter + first, ...others]
}

/** What a text says, and what its front matter says: a list in the front matter is the list of the recipe. */
function draftOf(body: string, fields: FrontMatter, t: Translate): Partial<ImportedDraft> {
  const marked = readRecipeMd(plainMarkdown(body))
  if (marked !== null) return draftOfClipped(marked, t)
  const written = withoutMarks(body)
  const recipe = draftOfClipped(readPastedText(written), t)
  if (fields.ingredients.length === 0) return recipe
  const ingredients = fields.ingredients.map(plainMarkdown).join('\n')
  if (fields.instructions.length > 0)
    return {
      ingredients,
      instructions: fields.instructions.map(plainMarkdown).join('\n'),
      description: linesOf(written),
    }
  const isLabelled = written.split('\n').some((line) => sectionLabel(line) === 'instructions')
  return isLabelled ? { ...recipe, ingredients } : { ingredients, instructions: linesOf(written) }
}

const linesOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .join('\n')

async function readPiece(piece: string, file: SourceFile, { t }: ReadingContext, isOnly: boolean): Promise<ImportItem> {
  const { fields, body } = readFrontMatter(piece)
  const fallback = isOnly ? shortName(file.name) : ''
  if (body.length > longest) return unreadable(fallback || t('import.recipe'), 'too-large')
  const draft = draftOf(body, fields, t)
  if (!draft.ingredients && !draft.instructions && fields.exact === undefined) {
    return unreadable(draft.title || fallback || t('import.recipe'), 'no-recipe')
  }
  const inText = [...body.matchAll(picture)].map(([, quoted, name, linked]) => decoded(quoted ?? name ?? linked ?? ''))
  const pictures = [...new Set([...fields.pictures, ...inText])]
  const recipe = importedRecipe(
    {
      ...draft,
      title: fields.title || draft.title || fallback,
      description: draft.description || fields.description,
      yield: draft.yield || servingsOf(fields.servings, t),
      activeTime: draft.activeTime || fields.activeTime,
      totalTime: draft.totalTime || fields.totalTime,
      source: draft.source || fields.source,
      url: draft.url || fields.url,
      author: draft.author || fields.author,
      nutrition: draft.nutrition || fields.nutrition,
      rating: draft.rating ?? fields.rating,
      notes: paragraphs(draft.notes ?? '', fields.notes, otherLines(fields)),
      labels: [...(draft.labels ?? []), ...fields.labels, ...tagsIn(body)],
    },
    {
      images: [
        ...(await readPictures(
          file,
          pictures.filter((name) => !isAddress(name)),
        )),
        ...pictures.filter(isAddress).map((address) => ({ address })),
      ],
      createdAt: fields.createdAt,
    },
  )
  return withExactValues(recipe, fields.exact)
}

const isAddress = (name: string): boolean => /^https?:/i.test(name)

function decoded(name: string): string {
  try {
    return decodeURI(name)
  } catch {
    return name
  }
}

async function* itemsOf(
  pieces: readonly string[],
  file: SourceFile,
  context: ReadingContext,
): AsyncGenerator<ImportItem> {
  for (const piece of pieces) yield await readPiece(piece, file, context, pieces.length === 1)
}

/** Typed recipes, plain or as Markdown: one or several in a file. */
export const plainTextReader: ImportReader = {
  async open(file, context) {
    const text = await textOfFile(file)
    const pieces = text.length > longest * 20 ? [text] : piecesOf(text)
    return { total: pieces.length, items: pieces.length === 0 ? asyncItems([]) : itemsOf(pieces, file, context) }
  },
}
