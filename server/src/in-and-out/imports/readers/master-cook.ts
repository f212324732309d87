import { headerLine } from '@potluck/clip/recipe'
import { textStart } from '../files/file-text.ts'
import { childrenNamed, textOf, type XmlElement } from '../files/xml-records.ts'
import type { ImportItem } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { importedRecipe, paragraphs } from '../imported-recipe.ts'
import { withColonHeadings } from './colon-headings.ts'
import { joinWords, servingsOf, withAddition } from './stated-amounts.ts'
import { joinWrappedLines, textBook } from './text-book.ts'
import { openXmlFile } from './xml-file.ts'

const start = /^[^\S\n]*\*\s*Exported from\s+Master\s?Cook[^\n]*$/im

const splitRecipes = (text: string): string[] =>
  text.split(new RegExp(`(?=${start.source})`, 'gim')).filter((piece) => start.test(piece))

const isSet = (time: string): boolean => /[1-9]/.test(time)

/** "Flour -- sifted" is "Flour, sifted". */
const nameOf = (text: string): string => {
  const [name = '', ...additions] = text.split(/\s+--\s+/)
  return withAddition(name.trim(), additions.join(', '))
}

/**
 * Parses the rows of a table: eight characters of the amount, twelve of the unit, then the name. A row without an amount and unit continues
 * the line before it.
 */
function readRows(rows: readonly string[]): string[] {
  const lines: string[] = []
  for (const row of rows) {
    const [amount, measure, name] = [row.slice(0, 8), row.slice(9, 23), row.slice(24)]
    if (/^[\d\s./-]*$/.test(amount) && name.trim() !== '') lines.push(joinWords(amount, measure, nameOf(name)))
    else if (row.trim() !== '') lines.push(joinWords(row))
  }
  return lines
}

/** Parses the title, the named lines after it, the table between its rule and an empty line, and the text after that. */
function readText(piece: string, { t }: ReadingContext): ImportItem | null {
  const lines = piece.split('\n').slice(1)
  const title = lines.find((line) => line.trim() !== '')?.trim() ?? ''
  const field = (name: string) =>
    (new RegExp(`^[ \\t]*${name}[ \\t]*:[ \\t]*(.*?)(?:\\s{2,}\\w[\\w ]*:.*)?$`, 'im').exec(piece)?.[1] ?? '').trim()
  const rule = lines.findIndex((line) => /^[\s-]*-{4,}[\s-]*$/.test(line) && line.includes('  '))
  const table = rule === -1 ? [] : lines.slice(rule + 1)
  const blank = table.findIndex((line) => line.trim() === '')
  const rows = blank === -1 ? table : table.slice(0, blank)
  const rest = (blank === -1 ? [] : table.slice(blank)).join('\n')
  const [body = ''] = rest.split(/^\s*(?:- ){5,}-?\s*$/m)
  const [steps = '', ...notes] = body.split(/^\s*(?:NOTES\s*:|Recipe Source:)/im)
  const categories = /^Categories[ \t]*:[ \t]*(.*(?:\n[ \t]{10,}\S.*)*)/im.exec(piece)?.[1] ?? ''
  if (title === '' && rows.length === 0) return null
  const [, time = ''] = /Preparation Time\s*:\s*([\d:]+)/i.exec(piece) ?? []
  return importedRecipe({
    title,
    yield: servingsOf(field('Serving Size').split(/\s{2,}/)[0] ?? '', t),
    activeTime: isSet(time) ? time : '',
    author: field('Recipe By'),
    labels: categories.split(/\s{2,}|\n/),
    ingredients: withColonHeadings(readRows(rows).join('\n'), 'ingredients'),
    instructions: withColonHeadings(joinWrappedLines(steps.split('\n')), 'instructions'),
    notes: paragraphs(...notes.map((note) => note.trim())),
  })
}

const textBookReader = textBook(splitRecipes, readText)

const attribute = (element: XmlElement | undefined, name: string): string => element?.attributes[name]?.trim() ?? ''

/** A line of ingredients; one with the code S is a heading. */
function lineOf(element: XmlElement): string {
  const name = attribute(element, 'name')
  if (/^s$/i.test(attribute(element, 'code'))) return name === '' ? '' : headerLine(name)
  return withAddition(joinWords(attribute(element, 'qty'), attribute(element, 'unit'), name), textOf(element, 'iprp'))
}

function readXml(recipe: XmlElement, { t }: ReadingContext): ImportItem {
  const of = (name: string) => recipe.children.find((child) => child.name === name)
  const amount = joinWords(attribute(of('yield'), 'qty'), attribute(of('yield'), 'unit'))
  const [active, total] = [attribute(of('prpt'), 'elapsed'), attribute(of('ttim'), 'elapsed')]
  const lines = recipe.children.filter(({ name }) => name === 'ingr')
  return importedRecipe({
    title: attribute(recipe, 'name'),
    description: textOf(recipe, 'desc'),
    yield: amount || servingsOf(attribute(of('serv'), 'qty'), t),
    activeTime: isSet(active) ? active : '',
    totalTime: isSet(total) ? total : '',
    source: textOf(recipe, 'srce'),
    author: attribute(recipe, 'author'),
    nutrition: textOf(recipe, 'nutr'),
    ingredients: withColonHeadings(lines.map(lineOf).join('\n'), 'ingredients'),
    instructions: withColonHeadings(
      recipe.children
        .flatMap((child) => (child.name === 'dirs' ? childrenNamed(child, 'dirt') : []))
        .map(({ text }) => text)
        .join('\n'),
      'instructions',
    ),
    notes: paragraphs(textOf(recipe, 'note'), textOf(recipe, 'alts')),
    labels: recipe.children
      .flatMap((child) => (child.name === 'cats' ? childrenNamed(child, 'catt') : []))
      .map(({ text }) => text),
  })
}

/** MasterCook: `.mxp` is text in columns, `.mx2` XML. */
export const masterCookReader: ImportReader = {
  open: (file, context) =>
    textStart(file).trimStart().startsWith('<')
      ? openXmlFile(file, 'rcpe', context, (recipe) => readXml(recipe, context))
      : textBookReader.open(file, context),
}
