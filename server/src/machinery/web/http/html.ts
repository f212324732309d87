/** Text that is HTML already: a result of `html`, or a constant of the program. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const written = (value: string | number | Html | readonly Html[]): string => {
  if (value instanceof Html) return value.text
  return typeof value === 'object' ? value.map((part) => part.text).join('') : escaped(String(value))
}

/** HTML with values in it; values that are not HTML are escaped. */
export const html = (
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html =>
  new Html(parts.map((part, index) => part + (index < values.length ? written(values[index] ?? '') : '')).join(''))
