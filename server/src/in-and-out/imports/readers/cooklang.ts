import type { Translate } from '../../../machinery/base/words-in.ts'
import { withExactValues } from '../exact-values.ts'
import { readPictures } from '../files/archive-pictures.ts'
import { asyncItems } from '../files/async-items.ts'
import { textOfFile } from '../files/file-text.ts'
import { shortName } from '../files/source-file.ts'
import type { ImportReader } from '../import-reader.ts'
import { importedRecipe, paragraphs } from '../imported-recipe.ts'
import { frontMatterOf, otherLines, readFrontMatter } from './front-matter.ts'
import { joinWords, servingsOf, withAddition } from './stated-amounts.ts'

/**
 * `@flour{500%g}(sifted)`, `#pot{}`, `~rice{10%minutes}`, and the same with one word and no braces. A sign after a backslash or
 * before a space is no mark. Marks between the sign and the name say what kind it is: `@&(~1)dough{}` is made in the step before.
 */
const marks =
  /(?<!\\)([@#~])([@&?+\-*]{0,5}(?:\([^()\n]{0,20}\))?)(?!\s)([^@#~{}\n]{0,200}?)\{([^{}\n]{0,200})\}(?:\(([^()\n]{0,300})\))?|(?<!\\)([@#~])([@&?+\-*]{0,5})([\p{L}\p{M}\p{N}_]+(?:[./-]+[\p{L}\p{M}\p{N}_]+)*)/gu

const escaped = /\\([@#~{}\\])/g

const metadata = /^>>\s*([^:\n]{1,100}):[ \t]*(.*)$/gm

/** The values of the first yield, if there are several: "2|4". */
const firstOf = (written: string): string => (written.split('|')[0] ?? '').trim()

/** An amount such as "1/2%cup" or "=2%cloves": a number before "%" and a unit after it. */
function amountOf(written: string): string {
  const [count = '', ...unit] = written.replace(/^\s*=/, '').split('%')
  return [firstOf(count).replace(/\*$/, ''), unit.join('%')].join(' ').trim()
}

/** Whether an amount stays the same for any number of servings. */
const isFixed = (written: string): boolean => /^\s*=/.test(written)

/** Whether a name is the path to another recipe. */
const isPath = (written: string): boolean => /^\.{1,2}\//.test(written)

/** The name of an ingredient, and how its sentence calls it. A path to another recipe has the name of its file. */
function nameOf(written: string): { readonly name: string; readonly called: string } {
  const name = isPath(written) ? (written.split('/').at(-1) ?? '') : written
  const [own = '', called = own] = name.split('|')
  return { name: own.trim(), called: called.trim() }
}

/** A paragraph of ingredients alone is a list and not a step. */
const isList = (paragraph: string): boolean =>
  /@/.test(paragraph) && /^[\s,;.]*$/.test(paragraph.replace(marks, (mark) => (mark.startsWith('@') ? '' : mark)))

interface Body {
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
  readonly notes: readonly string[]
}

/** Steps are paragraphs; the ingredients in a step are added to the list. */
function readBody(text: string, t: Translate): Body {
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
    else {
      const step = written
        .replace(marks, (_all, ...groups: (string | undefined)[]) => spoken(groups, ingredients, t))
        .replace(escaped, '$1')
      if (!isList(written)) steps.push(step)
    }
  }
  return {
    ingredients: ingredients.filter(
      (line, at) => !line.startsWith('[') || !(ingredients[at + 1] ?? '[').startsWith('['),
    ),
    steps,
    notes,
  }
}

/** The names of the recipes that a text takes: a path, or a second `@`. */
const recipesTakenIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(marks), ([, sign, kinds = '', written = '']) =>
    sign === '@' && (isPath(written) || kinds.includes('@')) ? nameOf(written).name : '',
  ).filter((name) => name !== '')

/** The text of a mark in its sentence; ingredients are collected as well. */
function spoken(groups: readonly (string | undefined)[], ingredients: string[], t: Translate): string {
  const [sign = groups[5] ?? '', , braced, amount = '', addition = ''] = groups
  const { name, called } = nameOf(braced ?? groups[7] ?? '')
  if (sign === '~') return amountOf(amount) || name
  if (sign === '@' && !(groups[1] ?? groups[6] ?? '').includes('&')) {
    const line = withAddition(joinWords(amountOf(amount), name), addition)
    ingredients.push(isFixed(amount) ? `${line} (${t('import.fixedAmount')})` : line)
  }
  return called
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
    const { ingredients, steps, notes } = readBody(body.replace(metadata, ''), t)
    const name = shortName(file.name)
    // "Soup.jpg" is the dish, "Soup.0.jpg" its first step.
    const pictures = file.siblings.filter(
      (other) => /\.(?:jpe?g|png|webp)$/i.test(other) && shortName(other).replace(/\.\d+$/, '') === name,
    )
    const recipe = importedRecipe(
      {
        title: matter.title || name,
        yield: servingsOf(firstOf(matter.servings), t),
        activeTime: matter.activeTime,
        totalTime: matter.totalTime,
        source: matter.source,
        url: matter.url,
        author: matter.author,
        nutrition: matter.nutrition,
        rating: matter.rating,
        labels: [...matter.labels],
        description: matter.description,
        ingredients: ingredients.join('\n'),
        instructions: steps.join('\n'),
        notes: paragraphs(matter.notes, notes.join('\n'), otherLines(matter)),
      },
      { images: await readPictures(file, pictures), createdAt: matter.createdAt, takes: recipesTakenIn(body) },
    )
    return { total: 1, items: asyncItems([withExactValues(recipe, matter.exact)]) }
  },
}
