/** What pdfkit has no way of saying: both are looked for, and missed loudly. */

function inside(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    value,
  )
}

/** The pages of a document in their order, to be changed: pdfkit keeps that in which they were made. */
export function pagesOf(doc: PDFKit.PDFDocument): unknown[] {
  const pages = inside(doc, '_root', 'data', 'Pages', 'data', 'Kids')
  if (!Array.isArray(pages)) throw new Error('pdfkit keeps the pages of a document somewhere else than it did')
  return pages
}

/** Forgets how words of the present font are laid out: pdfkit would keep every one until the document ends. */
export function forgetWords(doc: PDFKit.PDFDocument): void {
  const font = inside(doc, '_font')
  if (typeof font !== 'object' || font === null || !('layoutCache' in font)) {
    throw new Error('pdfkit keeps the words of a font somewhere else than it did')
  }
  font.layoutCache = Object.create(null)
}
