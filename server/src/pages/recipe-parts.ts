import type { InstructionLine } from '@potluck/cooking/instructions'
import type { Language } from '@potluck/cooking/language'
import { type Html, html } from '../machinery/http/html.ts'
import { pageWords } from './page-words.ts'
import type { ShownLine } from './recipe-look.ts'

const nothing = html``

/** Lines of one kind under the header that they stand below, if there is one. */
interface Section<Line> {
  readonly header: string | null
  readonly lines: readonly Line[]
}

function sectionsOf<Line extends { readonly isHeader: boolean }>(
  lines: readonly Line[],
  headerOf: (line: Line) => string,
): readonly Section<Line>[] {
  const sections: { header: string | null; lines: Line[] }[] = []
  for (const line of lines) {
    const last = sections.at(-1)
    if (line.isHeader) sections.push({ header: headerOf(line), lines: [] })
    else if (last) last.lines.push(line)
    else sections.push({ header: null, lines: [line] })
  }
  return sections
}

const heading = (header: string | null): Html => (header === null ? nothing : html`<h3 dir="auto">${header}</h3>`)

function withAmount({ text, amount }: ShownLine): Html {
  if (!amount) return html`${text}`
  const { start, end } = amount
  return html`${text.slice(0, start)}<b>${text.slice(start, end)}</b>${text.slice(end)}`
}

/** The ingredients; where they can be ticked, without a script. */
export const ingredientList = (lines: readonly ShownLine[], ticked: boolean): Html =>
  html`${sectionsOf(lines, ({ text }) => text).map(
    ({ header, lines: own }) =>
      html`${heading(header)}<ul class="ingredients">${own.map((line) =>
        ticked
          ? html`<li dir="auto"><label><input type="checkbox"><span>${withAmount(line)}</span></label></li>`
          : html`<li dir="auto">${withAmount(line)}</li>`,
      )}</ul>`,
  )}`

/** The steps with the numbers they have on the screen; a paragraph between them has none. */
export const stepList = (steps: readonly InstructionLine[]): Html =>
  html`${sectionsOf(steps, ({ content }) => content).map(
    ({ header, lines }) =>
      html`${heading(header)}<ol class="steps">${lines.map(
        ({ content, count }) =>
          html`<li dir="auto">${count > 0 ? html`<span class="number">${count}</span>` : nothing}<span>${linked(content)}</span></li>`,
      )}</ol>`,
  )}`

interface Facts {
  readonly yield: string
  readonly activeTime: string
  readonly totalTime: string
}

/** Yield and times, as far as they are known. */
export function factList(facts: Facts, language: Language): Html {
  const words = pageWords[language]
  const all: readonly (readonly [string, string])[] = [
    [words.makes, facts.yield],
    [words.active, facts.activeTime],
    [words.total, facts.totalTime],
  ]
  const known = all.filter(([, value]) => value.trim() !== '')
  if (known.length === 0) return nothing
  return html`<dl class="facts">${known.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`,
  )}</dl>`
}

const webAddress = /https?:\/\/[^\s<>"'()[\]{}]+[^\s<>"'()[\]{}.,;:!?]/g

/** Text whose web addresses can be followed: they are told nothing of where they were found. */
export function linked(text: string): Html {
  const parts: Html[] = []
  let at = 0
  for (const { 0: address, index } of text.matchAll(webAddress)) {
    parts.push(html`${text.slice(at, index)}`, outwards(address, address))
    at = index + address.length
  }
  return html`${parts}${text.slice(at)}`
}

/** Paragraphs and lines of a longer text. */
export const paragraphs = (text: string): Html =>
  html`${text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => html`<p dir="auto">${linked(paragraph)}</p>`)}`

/** A link to another site. */
export const outwards = (address: string, name: string): Html =>
  html`<a href="${address}" target="_blank" rel="noopener noreferrer nofollow ugc">${name}</a>`

/** The host of a web address; null for what is none, `javascript:` among it. */
export function hostOf(address: string): string | null {
  const url = URL.parse(address.trim())
  return url && /^https?:$/.test(url.protocol) ? url.host.replace(/^www\./, '') : null
}
