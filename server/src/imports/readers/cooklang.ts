import { withExactValues } from '../exact-values.ts'
import { readPictures } from '../files/archive-pictures.ts'
import { asyncItems } from '../files/async-items.ts'
import { textOfFile } from '../files/file-text.ts'
import { shortName } from '../files/source-file.ts'
import type { ImportReader } from '../import-reader.ts'
import { importedRecipe, paragraphs } from '../imported-recipe.ts'
import { frontMatterOf, otherLines, readFrontMatter } from './front-matter.ts'
import { joinWords, servingsOf, withAddition } from './stated-amounts.ts'

/** `@flour{500%g}(sifted)`, `#pot{}`, `~rice{10%minutes}`, and the same with one word and no braces. */
const marks =
  /([@#~])([&?+\-*]*)([^@#~{}\n]{0,200}?)\{([^{}\n]{0,200})\}(?:\(([^()\n]{0,300})\))?|([@#~])([&?+\-*]*)([\p{L}\p{N}_./-]+)/gu

const metadata = /^>>\s*([^:\n]{1,100}):[ \t]*(.*)$/gm

/** An amount such as "1/2%cup" or "=2%cloves": a number before "%" and a unit after it. */
const amountOf = (written: string): string => written.replace(/^\s*=/, '').replace('%', ' ').trim()

/** A reference to another recipe has the name of its file. */
const nameOf = (written: string): string => written.trim().split('/').at(-1) ?? ''

interface Body {
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
  readonly notes: readonly string[]
}

/** Steps are paragraphs; the ingredients in a step are added to the list. */
function readBody(text: string): Body {
  const ingredients: string[] = []
  const steps: string[] = []
  const notes: string[] = []
  const clean = text.replace(/\[-[\s\S]*?-\]/g, '').replace(/(^|\s)--.*$/gm, '$1')
  for (const block of clean.split(/\n[ \t]*\n|\n(?=[ \t]*(?:=|>))|(?<=^[ \t]*=[^\n]*)\n/m)) {
    const written = block.replace(/\s+/g, ' ').trim()
    const title = /^=+\s*(.*?)\s*=*$/.exec(written)?.[1]
    if (written === '') continue
    if (title !== undefined) {
      if (title === '') continue
      ingredients.push(`[${title}]`)
      steps.push(`[${title}]`)
    } else if (written.startsWith('>')) notes.push(written.replace(/^>\s*/, ''))
    else steps.push(written.replace(marks, (_all, ...groups: (string | undefined)[]) => spoken(groups, ingredients)))
  }
  return {
    ingredients: ingredients.filter(
      (line, at) => !line.startsWith('[') || !(ingredients[at + 1] ?? '[').startsWith('['),
    ),
    steps,
    notes,
  }
}

/** The text of a mark in its sentence; ingredients are collected as well. */
function spoken(groups: readonly (string | undefined)[], ingredients: string[]): string {
  const [sign = groups[5] ?? '', , braced, amount = '', addition = ''] = groups
  const name = nameOf(braced ?? groups[7] ?? '')
  if (sign === '~') return amountOf(amount) || name
  if (sign === '@' && !(groups[1] ?? groups[6] ?? '').includes('&')) {
    ingredients.push(withAddition(joinWords(amountOf(amount), name), addition))
  }
  return name
}

/** Cooklang: https://cooklang.org/docs/spec */
export const cooklangReader: ImportReader = {
  async open(file, { t }) {
    const { fields, body } = readFrontMatter(await textOfFile(file))
    const entries = [...body.matchAll(metadata)].map(([, name = '', value = '']): [string, string] => [
      name.trim().toLowerCase(),
      value.trim(),
    ])
    const matter = entries.length === 0 ? fields : frontMatterOf(Object.fromEntries(entries))
    const { ingredients, steps, notes } = readBody(body.replace(metadata, ''))
    const name = shortName(file.name)
    // "Soup.jpg" is the dish, "Soup.0.jpg" its first step.
    const pictures = file.siblings.filter(
      (other) => /\.(?:jpe?g|png|webp)$/i.test(other) && shortName(other).replace(/\.\d+$/, '') === name,
    )
    const recipe = importedRecipe(
      {
        title: matter.title || name,
        yield: servingsOf(matter.servings, t),
        activeTime: matter.activeTime,
        totalTime: matter.totalTime,
        source: matter.source,
        url: matter.url,
        rating: matter.rating,
        labels: [...matter.labels],
        description: matter.description,
        ingredients: ingredients.join('\n'),
        instructions: steps.join('\n'),
        notes: paragraphs(matter.notes, notes.join('\n'), otherLines(matter)),
      },
      { images: await readPictures(file, pictures), createdAt: matter.createdAt },
    )
    return { total: 1, items: asyncItems([withExactValues(recipe, matter.exact)]) }
  },
}
