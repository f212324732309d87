import PDFDocument from 'pdfkit'
import type { Translate } from '../../../machinery/base/words-in.ts'
import { bookDirection, bookWords, type Direction } from '../book-words.ts'
import { breakLines, type Look } from './break-lines.ts'
import { type BookRecipe, layOutRecipe } from './lay-out-recipe.ts'
import { forgetWords, pagesOf } from './pdfkit-inside.ts'
import { accent, type Drawing, footer, looks, type Paper, type Sheet, sheets } from './sheet.ts'
import { directionOf } from './visual-runs.ts'

/** The settings of a book. */
export interface BookPlan {
  /** Number of recipes; it determines the pages of the contents, which come first. */
  readonly count: number
  readonly language: string | null
  readonly paper: Paper
}

/** A picture as a JPEG. */
export type Jpeg = Uint8Array

interface Entry {
  readonly title: string
  readonly page: number
}

const entryHeight = looks.entry.size * looks.entry.leading + 1

/** Columns and rows of a page of contents. */
function contentsGrid(sheet: Sheet, count: number) {
  const columns = count > 40 ? 2 : 1
  const top = sheet.margin + 44
  const rows = Math.floor((sheet.height - sheet.margin - footer - top) / entryHeight)
  return { columns, rows, top, perPage: rows * columns }
}

/** The cache of word layouts is emptied after this many recipes. */
const recipesPerCache = 400

/** A book of recipes as PDF, written in chunks. Each recipe begins on a new page. */
export class Book {
  readonly #doc: PDFKit.PDFDocument
  readonly #sheet: Sheet
  readonly #t: Translate
  readonly #direction: Direction
  readonly #count: number
  readonly #contentsPages: number
  readonly #faces = new Set<string>()
  readonly #entries: Entry[] = []
  #pages = 0

  constructor({ count, language, paper }: BookPlan, write: (bytes: Uint8Array) => void) {
    this.#sheet = sheets[paper]
    this.#t = bookWords(language)
    this.#direction = bookDirection(language)
    this.#count = count
    this.#contentsPages = count > 1 ? Math.ceil(count / contentsGrid(this.#sheet, count).perPage) : 0
    this.#doc = new PDFDocument({
      autoFirstPage: false,
      margin: 0,
      size: [this.#sheet.width, this.#sheet.height],
      ...(language === null ? {} : { lang: language }),
      info: { Title: 'Potluck', Creator: 'Potluck', Producer: 'Potluck' },
    })
    this.#doc.on('data', write)
  }

  add(recipe: BookRecipe, pictures: readonly Jpeg[]): void {
    const pages = layOutRecipe(recipe, pictures.length, this.#sheet, this.#t, this.#direction)
    const first = this.#contentsPages + this.#pages + 1
    const buffers = pictures.map((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    for (const [index, drawings] of pages.entries()) {
      this.#doc.addPage()
      if (index === 0 && this.#contentsPages > 0) this.#doc.addNamedDestination(`page-${first}`)
      for (const drawing of drawings) this.#draw(drawing, buffers)
      this.#number(first + index, recipe.title)
    }
    this.#pages += pages.length
    this.#entries.push({ title: recipe.title, page: first })
    if (this.#entries.length % recipesPerCache > 0) return
    for (const face of this.#faces) forgetWords(this.#doc.font(face))
  }

  /** Writes the contents and ends the book. */
  end(): Promise<void> {
    const recipePages = pagesOf(this.#doc).length
    if (this.#contentsPages > 0) this.#writeContents()
    const pages = pagesOf(this.#doc)
    pages.unshift(...pages.splice(recipePages))
    return new Promise((resolve) => {
      this.#doc.once('end', resolve)
      this.#doc.end()
    })
  }

  #writeContents(): void {
    const grid = contentsGrid(this.#sheet, this.#count)
    for (let page = 0; page < this.#contentsPages; page++) {
      this.#doc.addPage()
      if (page === 0) this.#line(this.#t('book.contents'), looks.title, this.#sheet.margin, this.#innerWidth)
      const entries = this.#entries.slice(page * grid.perPage, (page + 1) * grid.perPage)
      for (const [index, entry] of entries.entries()) {
        this.#entry(entry, grid.columns, Math.floor(index / grid.rows), grid.top + (index % grid.rows) * entryHeight)
      }
      this.#number(page + 1, '')
    }
  }

  get #innerWidth(): number {
    return this.#sheet.width - 2 * this.#sheet.margin
  }

  /** One line of the contents: the title at the start, the page number at the end of the line. */
  #entry({ title, page }: Entry, columns: number, column: number, y: number): void {
    const gap = 24
    const width = (this.#innerWidth - gap * (columns - 1)) / columns
    const isLtr = this.#direction === 'ltr'
    const from = column * (width + gap)
    const left = this.#sheet.margin + (isLtr ? from : this.#innerWidth - from - width)
    const [number] = breakLines(String(page), looks.entry, 60, 'ltr')
    const [line] = breakLines(title, looks.entry, width - 44, directionOf(title, this.#direction), 1)
    const put = (text: typeof line, atStart: boolean) => {
      if (!text) return
      const x = atStart === isLtr ? left : left + width - text.width
      this.#draw({ kind: 'line', line: text, look: looks.entry, x, y }, [])
    }
    put(line, true)
    put(number, false)
    this.#doc.goTo(left, y, width, entryHeight, `page-${page}`)
  }

  /** A line at the start side of the page. */
  #line(text: string, look: Look, y: number, width: number): void {
    const [line] = breakLines(text, look, width, directionOf(text, this.#direction), 1)
    if (!line) return
    const { margin } = this.#sheet
    const x = this.#direction === 'ltr' ? margin : this.#sheet.width - margin - line.width
    this.#draw({ kind: 'line', line, look, x, y }, [])
  }

  #number(page: number, title: string): void {
    const { height, width, margin } = this.#sheet
    const y = height - margin - looks.page.size
    if (this.#count > 1) this.#line(title, looks.page, y, this.#innerWidth - 60)
    const [number] = breakLines(String(page), looks.page, 60, 'ltr')
    if (!number) return
    const x = this.#direction === 'ltr' ? width - margin - number.width : margin
    this.#draw({ kind: 'line', line: number, look: looks.page, x, y }, [])
  }

  #draw(drawing: Drawing, pictures: readonly Buffer[]): void {
    if (drawing.kind === 'line') {
      this.#drawLine(drawing)
      return
    }
    const picture = pictures[drawing.index]
    const { x, y, width, height } = drawing
    if (!picture) return
    this.#doc.save().roundedRect(x, y, width, height, 6).clip()
    this.#doc.image(picture, x, y, { cover: [width, height], align: 'center', valign: 'center' }).restore()
  }

  #drawLine({ line, look, x, y, link }: Drawing & { readonly kind: 'line' }): void {
    // The baseline within the height of the line.
    const baseline = y + look.size * (0.5 + look.leading / 2 - 0.12)
    let left = x
    for (const { face, text } of line.runs) {
      if (!this.#faces.has(face.name)) {
        this.#doc.registerFont(face.name, face.bytes)
        this.#faces.add(face.name)
      }
      this.#doc.font(face.name).fontSize(look.size).fillColor(look.color)
      if (face.outline) this.#doc.lineWidth(look.size * face.outline[look.weight]).strokeColor(look.color)
      const stroke = face.outline ? { fill: true, stroke: true } : {}
      this.#doc.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic', ...stroke })
      left += (face.widthOf(text) * look.size) / 1000
    }
    if (link !== undefined) this.#doc.link(x, y, line.width, look.size * look.leading, link).fillColor(accent)
  }
}
