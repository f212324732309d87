import { readPictures } from '../files/archive-pictures.ts'
import { asyncItems } from '../files/async-items.ts'
import { textOfFile } from '../files/file-text.ts'
import { shortName } from '../files/source-file.ts'
import type { ImportReader } from '../import-reader.ts'
import { fieldLine, importedRecipe, paragraphs } from '../imported-recipe.ts'
import { withColonHeadings } from './colon-headings.ts'
import { servingsOf } from './stated-amounts.ts'

/** The fields of a text: a name and its value in a line, or in the lines that follow. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of text.replace(/^\uFEFF/, '').split('\n')) {
    const [, name, value = ''] = knownField.exec(line) ?? []
    if (name === undefined || fields.has(name)) lines.push(line)
    else {
      lines = [value]
      fields.set(name, lines)
    }
  }
  return new Map([...fields].map(([name, written]) => [name, written.join('\n').trim()]))
}

const knownField =
  /^(Title|Description|Source|Original URL|Yield|Active|Prep|Cook|Total|Cookbook|Section|Image|Ingredients|Instructions|Notes):[ \t]*(.*)$/

/** Saffron: a text for each recipe. Its fields are those that Tandoor's reader and writer of the format name. */
export const saffronReader: ImportReader = {
  async open(file, { t }) {
    const fields = fieldsOf(await textOfFile(file))
    const field = (name: string) => fields.get(name) ?? ''
    const image = field('Image')
    const isAddress = /^https?:/i.test(image)
    const recipe = importedRecipe(
      {
        title: field('Title') || shortName(file.name),
        description: field('Description'),
        yield: servingsOf(field('Yield'), t),
        activeTime: field('Active') || field('Prep'),
        totalTime: field('Total'),
        source: field('Source'),
        url: field('Original URL'),
        ingredients: withColonHeadings(field('Ingredients'), 'ingredients'),
        instructions: withColonHeadings(field('Instructions'), 'instructions'),
        notes: paragraphs(field('Notes'), fieldLine(t('import.cookTime'), field('Cook'))),
        labels: [field('Cookbook'), field('Section')].filter((label) => label !== ''),
      },
      {
        images: isAddress
          ? [{ address: image }]
          : await readPictures(
              file,
              [image].filter((name) => name !== ''),
            ),
      },
    )
    return { total: 1, items: asyncItems([recipe]) }
  },
}
