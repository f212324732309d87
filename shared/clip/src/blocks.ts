import { isBeside, isSide, sidesWithIngredients, type Zone, zoneOf } from './page-parts.ts'
import { oneLine } from './plain.ts'
import { amountFirst, columnsIn } from './row-cells.ts'
import { attribute, classesOf, type PageElement } from './tree.ts'
import { isBlock, isNoText, isUnseen, textIn } from './tree-text.ts'

/** A piece of a page that stands on its own line. */
export interface Block {
  readonly text: string
  readonly kind: 'heading' | 'item' | 'line'
  /** 1 to 6 of a heading, 7 of a line that is all bold, 8 of any other. */
  readonly level: number
  readonly zone: Zone
  /** The text with the amount before the name, of a row that has it in a cell after it. */
  readonly amountFirst?: string
}

type Style = Omit<Block, 'text' | 'amountFirst'>

const plainLine: Style = { kind: 'line', level: 8, zone: null }

const lists: ReadonlySet<string> = new Set(['ul', 'ol'])
/** Elements that are one line however they are built inside, unless they hold lines of their own. */
const atoms: ReadonlySet<string> = new Set(['li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const ownLines: ReadonlySet<string> = new Set('ul ol li table h1 h2 h3 h4 h5 h6 dl section'.split(' '))
const ownLinesOfText: ReadonlySet<string> = new Set([...ownLines, 'p', 'br'])

/** Ten times what the longest recipe page shows. */
const maxBlocks = 20_000

/**
 * A page as the lines its reader sees, in order, without what stands beside the content.
 *
 * @param withConcealed also what a click, a printer or a script shows, and boxes at the side
 */
export function blocksOf(root: PageElement, withConcealed = false): Block[] {
  const isHidden = withConcealed
    ? (element: PageElement) => isNoText(element) || (isBeside(element) && !isSide(element))
    : (element: PageElement) => isUnseen(element) || isBeside(element)
  const reader = new BlockReader(sidesWithIngredients(root), isHidden)
  reader.readChildren(root, plainLine)
  reader.endLine(plainLine)
  return reader.blocks
}

/** Walks through a page: collects text until an element ends the line. */
class BlockReader {
  readonly blocks: Block[] = []
  readonly #sides: ReturnType<typeof sidesWithIngredients>
  readonly #isHiddenPart: (element: PageElement) => boolean
  #text = ''
  #amountFirst: string | undefined

  /** @param sides parts beside the content that are read all the same, because they have ingredients */
  constructor(sides: ReturnType<typeof sidesWithIngredients>, isHiddenPart: (element: PageElement) => boolean) {
    this.#sides = sides
    this.#isHiddenPart = isHiddenPart
  }

  readChildren(element: PageElement, style: Style): void {
    const isInTwoSystems = element.children.some((child) => isOfSystem(child, metricName))
    element.children.forEach((child, index) => {
      if (typeof child === 'string') this.#addText(child, element, style)
      else if (this.#isHidden(child) || (isInTwoSystems && isOfSystem(child, otherName))) this.#text += ' '
      else this.#readElement(child, index, style)
    })
  }

  /** Makes a block of the text since the last line ended. */
  endLine(style: Style): void {
    const line = oneLine(this.#text)
    const amountFirst = this.#amountFirst
    this.#text = ''
    this.#amountFirst = undefined
    if (line === '' || this.blocks.length >= maxBlocks) return
    // A list that is written with its bullets, line after line.
    const kind = style.kind === 'line' && /^[•▢☐▪●◦‣]\s*[^\s•]/u.test(line) ? 'item' : style.kind
    this.blocks.push({ ...style, kind, text: line, ...(amountFirst !== undefined && { amountFirst }) })
  }

  #isHidden(element: PageElement): boolean {
    return !this.#sides.has(element) && this.#isHiddenPart(element)
  }

  #addText(text: string, { name }: PageElement, style: Style): void {
    const lines = name === 'pre' ? text.split('\n') : [text]
    for (const [at, line] of lines.entries()) {
      if (at > 0) this.endLine(style)
      this.#text += line.replace(/\s+/g, ' ')
    }
  }

  #readElement(element: PageElement, index: number, outer: Style): void {
    const style = styleOf(element, outer)
    const isRepeated = style.zone === 'ingredients' && isOneOfMany(element, index)
    const isOnItsOwnLine = isRepeated || isBlock(element)
    // A term and its meaning are one line: "flour" and "200 g".
    const isMeaning = element.name === 'dd' && this.#text.length > 0
    if (isMeaning) this.#text += ' '
    else if (isOnItsOwnLine) this.endLine(outer)
    const columns = columnsIn(element)
    for (const line of columns.slice(0, -1)) {
      this.#text = line
      this.endLine(style)
    }
    if (columns.length > 0) this.#text = columns.at(-1) ?? ''
    else if (isRepeated || (atoms.has(element.name) && !holds(element, ownLines))) {
      this.#text = textIn(element)
      this.#amountFirst = amountFirst(element)
    } else this.readChildren(element, style)
    if (isOnItsOwnLine && !isTerm(element, index)) this.endLine(isRepeated ? { ...style, kind: 'item' } : style)
  }
}

/** Class names that pages give to the lines of one system of units, where their reader can switch; metric is exact. */
const metricName = /^(?:unit-?s?-)?metric(?:-units?)?$/i
const otherName = /^(?:unit-?s?-)?(?:imperial|us|us-customary|cups)(?:-units?)?$/i

const isOfSystem = (child: PageElement | string, name: RegExp): boolean =>
  typeof child !== 'string' && classesOf(child).some((own) => name.test(own))

function styleOf(element: PageElement, outer: Style): Style {
  const zone = zoneOf(element) ?? outer.zone
  const heading = /^h([1-6])$/.exec(element.name)?.[1]
  if (heading !== undefined) return { kind: 'heading', level: Number(heading), zone }
  const level = isBold(element) ? 7 : outer.level
  if (element.name === 'li' && startsTitle(element) && holds(element, lists)) return { kind: 'line', level: 7, zone }
  if (/^(?:li|tr|dd)$/.test(element.name)) return { kind: 'item', level, zone }
  return /^(?:ul|ol|table|section|article|main|dl)$/.test(element.name)
    ? { ...plainLine, zone }
    : { ...outer, level, zone }
}

/** One of several alike in a list of ingredients that is not written as a list: `<div class="ingredient">`. */
function isOneOfMany(element: PageElement, index: number): boolean {
  const own = attribute(element, 'class')
  if (own === '' || !/^(?:div|p|span|label)$/.test(element.name) || holds(element, ownLinesOfText)) return false
  const near = element.parent?.children.slice(Math.max(0, index - 2), index + 3) ?? []
  return near.some(
    (other) =>
      typeof other !== 'string' &&
      other !== element &&
      other.name === element.name &&
      attribute(other, 'class') === own,
  )
}

/** Terms and meanings longer than this are questions and answers. */
const maxTermLength = 60

/** A short term whose short meaning follows. */
function isTerm(element: PageElement, index: number): boolean {
  if (element.name !== 'dt') return false
  const after = element.parent?.children.slice(index + 1, index + 3) ?? []
  const meaning = after.find((child) => typeof child !== 'string')
  if (typeof meaning !== 'object' || meaning.name !== 'dd') return false
  return [element, meaning].every((part) => !holds(part, ownLinesOfText) && textIn(part).length <= maxTermLength)
}

const holds = (element: PageElement, names: ReadonlySet<string>): boolean =>
  element.children.some((child) => typeof child !== 'string' && (names.has(child.name) || holds(child, names)))

const isBoldElement = (node: PageElement | string | undefined): boolean =>
  typeof node === 'object' && /^(?:b|strong|u)$/.test(node.name)

/** A list item that begins bold, or with a few words, and goes on with a list is the title of that list. */
function startsTitle(element: PageElement): boolean {
  const [first, next] = element.children.slice(0, 5).filter((child) => typeof child !== 'string' || child.trim() !== '')
  if (isBoldElement(first)) return true
  const isShort = typeof first === 'string' && first.length <= 60 && !/\d|[.!?]\s*$/.test(first)
  return isShort && typeof next === 'object' && lists.has(next.name)
}

/** Whether all the text of an element is bold: how many write their headings. */
function isBold(element: PageElement): boolean {
  const parts =
    element.children.length > 5
      ? []
      : element.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  return parts.length === 1 && isBoldElement(parts[0])
}
