import type { InstructionLine } from '@potluck/cooking/instructions'
import type { Language } from '@potluck/cooking/language'
import { styledRuns } from '@potluck/cooking/styled-text'
import { translateDuration } from '@potluck/cooking/translate-duration'
import { type Html, html } from '../../machinery/web/http/html.ts'
import { pageWords } from './page-words.ts'
import type { DisplayedLine } from './recipe-look.ts'

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

function withAmount({ text, amount }: DisplayedLine): Html {
  if (!amount) return html`${text}`
  const { start, end } = amount
  return html`${text.slice(0, start)}<b>${text.slice(start, end)}</b>${text.slice(end)}`
}

/** Below a line that is another recipe, the lines of that one. */
function part({ part: lines = [] }: DisplayedLine): Html {
  if (lines.length === 0) return nothing
  return html`<ul>${lines.map((line) => html`<li dir="auto">${line.isHeader ? html`<i>${line.text}</i>` : withAmount(line)}</li>`)}</ul>`
}

/** The ingredients; where they can be ticked, without a script. */
export const ingredientList = (lines: readonly DisplayedLine[], ticked: boolean): Html =>
  html`${sectionsOf(lines, ({ text }) => text).map(
    ({ header, lines: own }) =>
      html`${heading(header)}<ul class="ingredients">${own.map((line) =>
        ticked
          ? html`<li dir="auto"><label><input type="checkbox"><span>${withAmount(line)}</span></label></li>`
          : html`<li dir="auto">${withAmount(line)}${part(line)}</li>`,
      )}</ul>`,
  )}`

/**
 * The steps with the numbers they have on the screen; a paragraph between them has none.
 * @param photoOf the address of a photo
 */
export const stepList = (steps: readonly InstructionLine[], photoOf: (number: number) => string | null): Html =>
  html`${sectionsOf(steps, ({ content }) => content).map(
    ({ header, lines }) =>
      html`${heading(header)}<ol class="steps">${lines.map(
        ({ content, count, photos = [] }) =>
          html`<li dir="auto">${count > 0 ? html`<span class="number">${count}</span>` : nothing}<span>${marked(content)}${photos.flatMap((number) => photoOf(number) ?? []).map((address) => html`<img class="of-step" src="${address}" alt="">`)}</span></li>`,
      )}</ol>`,
  )}`

interface Facts {
  readonly yield: string
  readonly activeTime: string
  readonly totalTime: string
}

/** Yield and times, as far as they are known. */
export function factList(facts: Facts, language: Language): Html {
  const t = pageWords(language)
  const all: readonly (readonly [string, string])[] = [
    [t('page.makes'), facts.yield],
    [t('page.active'), translateDuration(facts.activeTime, language)],
    [t('page.total'), translateDuration(facts.totalTime, language)],
  ]
  const known = all.filter(([, value]) => value.trim() !== '')
  if (known.length === 0) return nothing
  return html`<dl class="facts">${known.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`,
  )}</dl>`
}

/** Between a number and its degrees, where no line is to end. */
const numberOfDegrees = /(?<=\d) (?=°)/g

/** A cook's own words: bold and italic as they marked them, web addresses to be followed. */
const marked = (text: string): Html =>
  html`${styledRuns(text).map(({ text: words, isBold, isItalic, link }) => {
    const together = words.replace(numberOfDegrees, '\u00a0')
    const leaning = isItalic ? html`<em>${together}</em>` : html`${together}`
    const heavy = isBold ? html`<strong>${leaning}</strong>` : leaning
    return link === null ? heavy : outwards(link, heavy)
  })}`

/** Paragraphs and lines of a longer text. */
export const paragraphs = (text: string): Html =>
  html`${text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => html`<p dir="auto">${marked(paragraph)}</p>`)}`

/** A link to another site, which gets no referrer. */
export const outwards = (address: string, name: string | Html): Html =>
  html`<a href="${address}" target="_blank" rel="noopener noreferrer nofollow ugc">${name}</a>`
