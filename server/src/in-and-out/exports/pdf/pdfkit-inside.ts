/** Access to internals of pdfkit that have no public API. Each function throws if pdfkit has changed them. */

function inside(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    value,
  )
}

/** The pages of a document as a mutable list: pdfkit itself cannot reorder pages. */
export function pagesOf(doc: PDFKit.PDFDocument): unknown[] {
  const pages = inside(doc, '_root', 'data', 'Pages', 'data', 'Kids')
  if (!Array.isArray(pages)) throw new Error('pdfkit stores the pages of a document in another place now')
  return pages
}

/** Clears the layout cache of the current font: pdfkit would cache every word until the end of the document. */
export function forgetWords(doc: PDFKit.PDFDocument): void {
  const font = inside(doc, '_font')
  if (typeof font !== 'object' || font === null || !('layoutCache' in font)) {
    throw new Error('pdfkit stores the layout cache of a font in another place now')
  }
  font.layoutCache = Object.create(null)
}
