import { Readable } from 'node:stream'
import { extract } from 'tar-stream'
import { type Budget, countedChunks } from '../files/archive.ts'
import { base64Bytes } from '../files/base64.ts'
import { gunzip } from '../files/gunzip.ts'
import { collectBytes, fileOfBytes, type SourceFile } from '../files/source-file.ts'
import { childrenNamed, textOf, type XmlElement } from '../files/xml-records.ts'
import { ImportError } from '../import-error.ts'
import type { ImportedRecipe } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { importedRecipe, paragraphs, stars } from '../imported-recipe.ts'
import { joinWords, servingsOf, withAddition } from './stated-amounts.ts'
import { openXmlFile } from './xml-file.ts'

const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name)

/** An amount, or a range of two; '' for 0. */
function amountOf(element: XmlElement | undefined): string {
  if (!element) return ''
  const [least, most] = [textOf(element, 'min'), textOf(element, 'max')]
  const amount = least === '' || most === '' ? element.text : `${least}-${most}`
  return amount === '0' ? '' : amount
}

function lineOf(ingredient: XmlElement): string {
  const [amount, name] = [amountOf(childOf(ingredient, 'amount')), textOf(ingredient, 'name')]
  return withAddition(joinWords(amount, textOf(ingredient, 'unit'), name), textOf(ingredient, 'prep'))
}

/** The lines of ingredients; what may take the place of one stands behind it. */
function linesOf(list: XmlElement, t: ReadingContext['t']): string[] {
  return list.children.flatMap((child) => {
    if (child.name === 'ingredient-group') {
      const title = child.attributes.name ?? ''
      return [...(title === '' ? [] : [`[${title}]`]), ...linesOf(child, t)]
    }
    if (child.name !== 'ingredient') return []
    const others = childrenNamed(childOf(child, 'substitutes') ?? child, 'ingredient').map(lineOf)
    return [[lineOf(child), ...others].filter((line) => line !== '').join(` ${t('import.or')} `)]
  })
}

/** The mean of the stars that people gave, and what they said. */
function ratingsOf(recipe: XmlElement) {
  const ratings = childrenNamed(childOf(recipe, 'krecipes-ratings') ?? recipe, 'rating')
  const given = ratings.flatMap((rating) =>
    childrenNamed(childOf(rating, 'criterion') ?? rating, 'criteria').map((each) => Number(textOf(each, 'stars'))),
  )
  const rated = given.filter((value) => value > 0)
  const mean = rated.length === 0 ? null : rated.reduce((sum, value) => sum + value, 0) / rated.length
  return { rating: stars(mean), comments: ratings.map((rating) => textOf(rating, 'comment')) }
}

function readRecipe(recipe: XmlElement, { t }: ReadingContext): ImportedRecipe {
  const about = childOf(recipe, 'krecipes-description')
  const list = childOf(recipe, 'krecipes-ingredients')
  const pictures = childrenNamed(childOf(about, 'pictures') ?? recipe, 'pic')
  const amount = childOf(about, 'yield')
  const time = about ? textOf(about, 'preparation-time') : ''
  const { rating, comments } = ratingsOf(recipe)
  return importedRecipe(
    {
      title: about ? textOf(about, 'title') : '',
      yield: servingsOf(joinWords(amountOf(childOf(amount, 'amount')), amount ? textOf(amount, 'type') : ''), t),
      totalTime: /^0*:?0*$/.test(time) ? '' : time,
      ingredients: list ? linesOf(list, t).join('\n') : '',
      instructions: textOf(recipe, 'krecipes-instructions'),
      notes: paragraphs(...comments),
      author: about
        ? childrenNamed(about, 'author')
            .map(({ text }) => text)
            .join(', ')
        : '',
      rating,
      labels: childrenNamed(childOf(about, 'category') ?? recipe, 'cat').map(({ text }) => text),
    },
    { images: pictures.flatMap(({ text }) => (text === '' ? [] : [{ bytes: base64Bytes(text) }])) },
  )
}

/** The `.kreml` in a packed `.kre`: a tar in gzip. @throws {ImportError} `no-recipes` when there is none */
async function unpacked(file: SourceFile, budget: Budget): Promise<SourceFile> {
  const archive = await gunzip(await file.bytes(), budget)
  for await (const entry of Readable.from([archive]).pipe(extract())) {
    if (/\.kreml$/i.test(entry.header.name))
      return fileOfBytes(entry.header.name, await collectBytes(countedChunks(entry, budget)))
    entry.resume()
  }
  throw new ImportError({ code: 'no-recipes' })
}

const isPacked = ({ head }: SourceFile): boolean => head[0] === 0x1f && head[1] === 0x8b

/** KRecipes: `.kreml` is XML, `.kre` the same packed. Written from its exporter (KDE/krecipes, kreexporter.cpp). */
export const krecipesReader: ImportReader = {
  async open(file, context) {
    const xml = isPacked(file) ? await unpacked(file, context.budget) : file
    return openXmlFile(xml, 'krecipes-recipe', context, (recipe) => readRecipe(recipe, context))
  },
}
