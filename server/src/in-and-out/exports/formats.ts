import type { ExportFormat } from '@potluck/api/data'
import type { ExportWriter } from './export-writer.ts'

/** The writer of each format, loaded on first use. */
export const exportWriters: Readonly<Record<ExportFormat, () => Promise<ExportWriter>>> = {
  'json-ld': async () => (await import('./write-json-ld.ts')).jsonLdWriter,
  pdf: async () => (await import('./pdf/write-pdf.ts')).pdfWriter,
  markdown: async () => (await import('./write-markdown.ts')).markdownWriter,
  paprika: async () => (await import('./write-paprika.ts')).paprikaWriter,
  mealie: async () => (await import('./write-mealie.ts')).mealieWriter,
  cooklang: async () => (await import('./write-cooklang.ts')).cooklangWriter,
  xml: async () => (await import('./write-xml.ts')).xmlWriter,
  txt: async () => (await import('./write-text.ts')).textWriter,
}
