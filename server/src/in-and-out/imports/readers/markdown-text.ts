import { sectionLabel } from '@potluck/clip/section-words'
import { joinWords, withAddition } from './stated-amounts.ts'

/** A picture: `![words](name "title")`, or as Obsidian embeds it `![[name|size]]`. */
export const picture =
  /!\[[^\]\n]{0,200}\]\(\s*(?:<([^<>\n]{1,2000})>|([^)\s<>]{1,2000}))[^)\n]{0,200}\)|!\[\[([^\]\n|]{1,300})[^\]\n]{0,100}\]\]/g

/** A remark that Obsidian does not show. */
const comment = /%%[\s\S]*?%%/g
/** A link to another note: `[[note]]`, `[[note#part|words]]`. */
const noteLink = /\[\[([^[\]\n|]{1,300})(?:\|([^[\]\n]{1,300}))?\]\]/g
const webLink = /\[([^[\]\n]{1,300})\]\([^()\n]{1,2000}\)/g
const highlight = /==(?=\S)([^=\n]{1,500})(?<=\S)==/g
/** The head of a box: `> [!tip] Words`. */
const callout = /^>[ \t]*\[![\w-]{1,30}\][+-]?[ \t]*/gm
const blockName = /[ \t]\^[\w-]{1,40}$/gm
const task = /^([ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+)\[[ xX]\][ \t]+/gm
/** A line of tags alone: "#recipe #soup". */
const tagLine = /^[ \t]*(?:#[\p{L}\p{N}_/-]{1,100}[ \t]*){1,50}$/gmu

/** The tags of lines that have nothing else. */
export const tagsIn = (text: string): string[] =>
  (text.match(tagLine) ?? []).flatMap((line) =>
    line
      .trim()
      .split(/[ \t]*#/)
      .filter((tag) => /\p{L}/u.test(tag)),
  )

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

const isRow = (line: string): boolean => /^[ \t]*\|.*\|[ \t]*$/.test(line)
const delimiter = /^[ \t]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/

const amountColumn = /^(?:amount|quantity|qty|menge|anzahl|quantità|dose|dosi|кількість|כמות|quantité|cantidad)$/i
const unitColumn = /^(?:unit|units|measure|einheit|unità|misura|одиниця|міра|יחידה|unité|unidad)$/i

/** A row as a line: the amount before the name, as cooks write it, and what else it says after it. */
function lineOf(cells: readonly string[], head: readonly string[]): string {
  const inColumn = (name: RegExp) => cells.filter((_cell, at) => name.test(head[at] ?? ''))
  const measure = [...inColumn(amountColumn), ...inColumn(unitColumn)]
  const others = cells.filter((_cell, at) => !amountColumn.test(head[at] ?? '') && !unitColumn.test(head[at] ?? ''))
  const [name = '', ...more] = others.filter((cell) => cell !== '')
  return more.reduce(withAddition, joinWords(...measure, name))
}

/** A text with the rows of its tables as lines of lists; a table has a head and a row of dashes. */
function withoutTables(text: string): string {
  const lines = text.split('\n')
  let head: readonly string[] | null = null
  const written = lines.flatMap((line, at) => {
    if (delimiter.test(line) && head !== null) return []
    if (!isRow(line)) head = null
    else if (head !== null) return [`- ${lineOf(cellsOf(line), head)}`]
    else if (delimiter.test(lines[at + 1] ?? '')) {
      head = cellsOf(line)
      return []
    }
    return [line]
  })
  return written.join('\n')
}

const isFirstHeading = (text: string, title: string): boolean =>
  /^#{1,6}[ \t]+(.+?)[ \t]*#*$/m.exec(text)?.[1] === title

/** Markdown without what Obsidian adds to it: links and highlights keep their words, tables become lists. */
export const plainMarkdown = (text: string): string =>
  withoutTables(
    text
      .replace(picture, '')
      .replace(comment, '')
      .replace(noteLink, (_link, note: string, words?: string) => words ?? note.replace(/^#+/, '').split('#')[0] ?? '')
      .replace(webLink, '$1')
      .replace(highlight, '$1')
      .replace(callout, '')
      .replace(blockName, '')
      .replace(tagLine, '')
      .replace(task, '$1'),
  )

/** Markdown as plain text: the title and the headings of parts lose their marks, other headings become headers. */
export function withoutMarks(written: string): string {
  const text = plainMarkdown(written)
  return text.replace(/^(#{1,6})[ \t]+(.+?)[ \t]*#*$/gm, (_line, level: string, title: string) =>
    level === '#' || sectionLabel(title) !== null || isFirstHeading(text, title)
      ? title
      : `[${title.replace(/:$/, '')}]`,
  )
}
