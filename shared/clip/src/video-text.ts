import { bullet, ingredientLooks, isInvitation } from './line-looks.ts'
import { readPastedText } from './pasted-text.ts'
import { oneLine } from './plain.ts'
import { type ClippedRecipe, emptyRecipe, isHeaderLine } from './recipe.ts'
import { isLabelOf, sectionLabel } from './section-words.ts'
import type { VideoFacts } from './video-page.ts'
import { webAddress } from './web-address.ts'

const maxLines = 1_000
/** Longest title that is made of the first words of a text. */
const maxTitle = 90
const maxLinks = 3

const address = /(?:https?:\/\/|www\.)[^\s<>"']+/gi
const hashtag = /(?:^|\s)#[\p{L}\p{N}_]+/gu
const handle = /(?:^|\s)@[\w.]{2,40}/g
const pictograph =
  /^(?:(?:\d\uFE0F?\u20E3|[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}✓]|\uFE0F|\u200D)\s*)+/u
const chapter = /^[([]?\d{1,2}(?::\d{2}){1,2}[)\]]?(?:\s|$)/
const social =
  /^(?:please |don't forget to |bitte )?(?:subscribe|follow|like|share|join|watch|check out|shop|find me|contact|business|music|song|camera|edited|filmed|gear|my equipment|my kitchen tools|disclaimer|copyright|affiliate|support|patreon|timestamps?|chapters?|abonnier|folg|musik|kapitel|iscriviti|seguimi|musica|capitoli|підпис|музика|розділи|הירשמו|עקבו|מוזיקה|פרקים)\b/iu

const bareLine = (line: string): string =>
  line.replace(address, ' ').replace(hashtag, ' ').replace(handle, ' ').replace(/\s+/g, ' ').trim()

/** Whether a line of a text below a video is none of the recipe: a chapter, an invitation, addresses alone. */
function isNoise(line: string, bare: string): boolean {
  if (chapter.test(line)) return true
  if (bare !== line && !/\p{L}{2}/u.test(bare)) return true
  if (ingredientLooks(bare) >= 0.7) return false
  return (bare !== line && /[:：►➤→👉-]$/u.test(bare)) || isInvitation(line) || social.test(bare)
}

/** A label in the middle of a text that has no lines: "Ingredients: 2 eggs … Method: beat". */
const innerLabel = /(?<=[\s.!?])(\p{L}[\p{L}’' ]{2,24})(?=\s?[:：])/gu

function withLabelsOnLines(text: string): string {
  return text.replace(innerLabel, (words: string) => {
    const parts = words.trim().split(' ')
    for (let from = Math.max(0, parts.length - 3); from < parts.length; from++) {
      const label = parts.slice(from).join(' ')
      if ((['ingredients', 'instructions', 'notes'] as const).some((part) => isLabelOf(label, part)))
        return `${parts.slice(0, from).join(' ')}\n${label}`
    }
    return words
  })
}

/** The lines of a recipe in the text below a video: what follows an invitation is left out up to the next label. */
function recipeLines(text: string): string[] {
  const lines: string[] = []
  let isClosed = false
  let hasBegun = false
  let amounts = 0
  for (const written of withLabelsOnLines(text).split(/[\n\r\u2028\u2029]+/, maxLines)) {
    const line = oneLine(written).replace(pictograph, '').trim()
    const bare = bareLine(line)
    const section = bullet.test(bare) ? null : sectionLabel(bare.replace(/[:：].*$/, ''))
    if (section === 'ingredients' || section === 'instructions' || section === 'notes') {
      hasBegun = true
      isClosed = false
    } else if (isNoise(line, bare)) {
      isClosed ||= hasBegun
      continue
    }
    const told = bare === line ? line : bare.replace(/[\s:：–—-]+$/u, '')
    if (isClosed || told === '') continue
    if (ingredientLooks(told) >= 0.7 && ++amounts >= 2) hasBegun = true
    lines.push(told)
  }
  return lines
}

/** The first words of a text, as a title. */
function titleOf(lines: readonly string[]): string {
  const first = (lines[0] ?? '').replace(/\p{Extended_Pictographic}[\uFE0F\u200D]*/gu, '').trim()
  const sentence = /^.{10,}?(?=[.!?|…]\s|[.!?|…]$)/u.exec(first)?.[0] ?? first
  if (sentence.length <= maxTitle) return sentence.trim()
  return sentence.slice(0, maxTitle).replace(/\s+\S*$/, '')
}

/** Addresses that a text calls a recipe, such as "Full recipe: https://…". */
function recipeLinks(text: string): string[] {
  const links = text.split(/[\n\r]+/, maxLines).flatMap((line) => {
    if (!/recipe|rezept|ricetta|рецепт|מתכון/i.test(line.replace(address, ''))) return []
    return (line.match(address) ?? []).map((link) => webAddress(link.replace(/[.,;:!?)\]»”]+$/, '')))
  })
  return links.filter((link) => link !== '')
}

/** The text below a video as a recipe; without ingredients it is a description alone. */
export function readVideoText(facts: VideoFacts): ClippedRecipe {
  const lines = recipeLines(facts.text)
  const title = facts.title === '' ? titleOf(lines) : oneLine(facts.title)
  const told = lines[0] === title ? lines.slice(1) : lines
  const read = readPastedText([title || '–', ...told].join('\n'))
  const found = read.ingredients.filter((line) => !isHeaderLine(line)).length >= 2
  const about = { title, author: facts.author, source: facts.source || facts.author, images: facts.images }
  if (!found) return { ...emptyRecipe, ...about, description: told.join('\n') }
  return { ...read, ...about }
}

/** Pages that hold the recipe of a video, as its text says. */
export const linksOfVideo = ({ link, text }: VideoFacts): readonly string[] =>
  [...new Set([...(link === '' ? [] : [link]), ...recipeLinks(text)])].slice(0, maxLinks)

/** Everything that a video says in writing, line by line. */
export const videoLines = ({ title, text }: VideoFacts): readonly string[] =>
  [title, ...text.split(/[\n\r\u2028\u2029]+/, maxLines)].map(oneLine)
