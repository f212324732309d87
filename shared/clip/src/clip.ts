import { type Block, blocksOf } from './blocks.ts'
import { captionLines } from './captions.ts'
import { combine, type Origins } from './combine.ts'
import { readMicrodata, readRdfa } from './embedded-items.ts'
import { readHRecipe } from './h-recipe.ts'
import { findRecipeNodes, parseJsonLd, readJsonLd } from './json-ld.ts'
import { readPageFacts } from './page-facts.ts'
import { readPastedText } from './pasted-text.ts'
import { oneLine } from './plain.ts'
import { withoutTracking } from './plain-address.ts'
import { readPluginMarkup } from './plugin-markup.ts'
import { type ClippedRecipe, emptyRecipe } from './recipe.ts'
import type { SchemaNode } from './schema-node.ts'
import { readSchemaRecipe } from './schema-recipe.ts'
import type { Resolve } from './schema-values.ts'
import { splitRecipes } from './several-recipes.ts'
import type { SourcedRecipe } from './sourced-recipe.ts'
import { readStateRecipe } from './state-recipe.ts'
import { maxPageLength, type PageElement, type Refusal, readTree } from './tree.ts'
import { readVideo, type VideoFacts } from './video-page.ts'
import { readVideoText, videoLines } from './video-text.ts'
import { readVisibleRecipe } from './visible-recipe.ts'

export interface ClipOptions {
  /** Where the input came from; relative addresses are relative to it. */
  readonly url?: string
  /** Whether a plain text is one recipe, also where several seem to stand in it. */
  readonly isOneRecipe?: boolean
}

/** A recipe was read, or at least what the page says about itself: `recipe` may have neither ingredients nor steps. */
export interface Clipped {
  readonly outcome: 'recipe' | 'no recipe'
  readonly format: 'html' | 'json-ld' | 'text'
  readonly recipe: ClippedRecipe
  /** Where each field that was found came from, for a review. */
  readonly origins: Origins
  /** Further recipes of the same page, as they are told by one source. */
  readonly others: readonly ClippedRecipe[]
  /** The page or text, line by line, for a comparison. */
  readonly lines: readonly string[]
  /** What was read about the video, of a page that is about one and has no data of a recipe. */
  readonly video: VideoFacts | null
}

/** The input is not read, because reading it would cost too much. */
export interface Refused {
  readonly outcome: 'refused'
  readonly reason: Refusal
}

export type ClipResult = Clipped | Refused

/** Pasted text of this many characters is a book and not a recipe. */
const maxTextLength = 1_000_000
/** Recipes that one page is read for, the one it is about among them. */
const maxRecipes = 50
/** More than a person compares. */
const maxLines = 2_000
const maxLineLength = 2_000

/**
 * Reads a recipe from HTML, JSON-LD text or plain pasted text, which are distinguished. Runs and fetches nothing, never
 * throws, and takes time linear in the length of the input.
 */
export function clip(input: string, { url = '', isOneRecipe = false }: ClipOptions = {}): ClipResult {
  if (input.length > maxPageLength) return { outcome: 'refused', reason: 'too long' }
  if (/^[\s\uFEFF]*[{[]/.test(input)) {
    const [first, ...others] = readJsonLd(input, url, maxRecipes)
    if (first !== undefined)
      return clipped('json-ld', [{ source: 'json-ld', recipe: { ...first, url: first.url || url } }], {
        others,
        lines: [],
      })
  }
  if (looksLikeHtml.test(input)) return clipPage(input, url)
  if (input.length > maxTextLength) return { outcome: 'refused', reason: 'too long' }
  const lines = input.split(/[\n\r\u2028\u2029]+/, maxLines).map(oneLine)
  const [recipe = emptyRecipe, ...others] = (isOneRecipe ? [input] : splitRecipes(input, maxRecipes)).map((piece) => ({
    ...readPastedText(piece),
    url,
  }))
  return clipped('text', [{ source: 'text', recipe }], { others, lines })
}

const looksLikeHtml =
  /<(?:!doctype|html|head|body|main|article|section|div|p|span|script|meta|ul|ol|li|h[1-6]|table|br)\b/i

function clipPage(html: string, url: string): ClipResult {
  const tree = readTree(html)
  if (typeof tree === 'string') return { outcome: 'refused', reason: tree }
  const facts = readPageFacts(tree, url)
  const blocks = blocksOf(tree)
  const read = (nodes: readonly SchemaNode[], resolve: Resolve) =>
    nodes.map((node) => readSchemaRecipe(node, { url: facts.base, resolve }))
  const itself: Resolve = (value) => value
  const declared = findRecipeNodes(facts.jsonLd.map(parseJsonLd), maxRecipes)
  const jsonLd = declared.recipes.length > 0 ? declared : findRecipeNodes(facts.data.map(parseJsonLd), maxRecipes)
  const stated: readonly SourcedRecipe[] = [
    ...read(jsonLd.recipes, jsonLd.resolve).map((recipe): SourcedRecipe => ({ source: 'json-ld', recipe })),
    ...read(readMicrodata(tree), itself).map((recipe): SourcedRecipe => ({ source: 'microdata', recipe })),
    ...read(readRdfa(tree), itself).map((recipe): SourcedRecipe => ({ source: 'rdfa', recipe })),
  ]
  const main = mainOf(stated, facts.recipe.title)
  const video = main === undefined ? readVideo(tree, facts, url) : null
  if (video !== null) {
    const told = clipVideo(video, { url: facts.recipe.url || url })
    if (told.outcome === 'recipe' || !showsRecipe(blocks)) return told
  }
  const same = stated.filter(
    ({ recipe }) => main !== undefined && (recipe.title === main.recipe.title || recipe.title === ''),
  )
  const marked: readonly (readonly [SourcedRecipe['source'], ClippedRecipe | null])[] = [
    ['h-recipe', readHRecipe(tree, facts.base)],
    ['plug-in', readPluginMarkup(tree)],
    ['page', main === undefined ? readUnaided(tree, blocks) : readVisibleRecipe(blocks.map(asWritten))],
    ['meta', facts.recipe],
  ]
  const shown = marked.flatMap(([source, recipe]): SourcedRecipe[] => (recipe === null ? [] : [{ source, recipe }]))
  const sources = [...(main === undefined ? [] : [main]), ...same.filter((candidate) => candidate !== main), ...shown]
  // Its words are nobody's: it is asked only where nothing else tells both lists.
  const hasAll = (['ingredients', 'instructions'] as const).every((field) =>
    sources.some(({ recipe }) => recipe[field].length > 0),
  )
  const state = hasAll ? null : readStateRecipe(tree)
  const others = stated
    .filter((candidate) => !same.includes(candidate) && isWhole(candidate.recipe))
    .map(({ recipe }) => recipe)
  return clipped('html', state === null ? sources : [...sources, { source: 'script', recipe: state }], {
    others,
    lines: blocks.map(({ text }) => text),
  })
}

/**
 * Reads a recipe from what a site hands over about a video. Where that holds none, `recipe` has its title, its text and
 * its pictures.
 * @param captions what is said in the video, in one of the forms of captions
 */
export function clipVideo(
  video: VideoFacts,
  { url = '', captions = '' }: { url?: string; captions?: string } = {},
): Clipped {
  const recipe = { ...readVideoText(video), url }
  const lines = [...videoLines(video), ...captionLines(captions)]
  return clipped('html', [{ source: 'video', recipe }], { others: [], lines, video })
}

/** Whether a page shows ingredients, such as the text below a video that a browser has opened. */
const showsRecipe = (blocks: readonly Block[]): boolean => readVisibleRecipe(blocks).ingredients.length > 0

/** Data has an order of its own, which is not to be taken for a worse one. */
const asWritten = ({ amountFirst: _, ...block }: Block): Block => block

/** What a page without data shows; where that is not a whole recipe, what it shows after a click or on paper. */
function readUnaided(tree: PageElement, blocks: readonly Block[]): ClippedRecipe {
  const visible = readVisibleRecipe(blocks)
  if (visible.ingredients.length > 0 && visible.instructions.length > 0) return visible
  const all = readVisibleRecipe(blocksOf(tree, true))
  const isMore = all.ingredients.length > 0 && (visible.ingredients.length === 0 || all.instructions.length > 0)
  if (!isMore) return visible
  return visible.instructions.length > 0 ? { ...all, instructions: visible.instructions } : all
}

/** The recipe that a page is about: a whole one before a teaser, one that bears the title of the page before others. */
function mainOf(candidates: readonly SourcedRecipe[], pageTitle: string): SourcedRecipe | undefined {
  const title = pageTitle.toLowerCase()
  const rank = ({ recipe }: SourcedRecipe) => {
    const named = recipe.title !== '' && title.includes(recipe.title.toLowerCase())
    return Number(recipe.ingredients.length > 0) * 2 + Number(recipe.instructions.length > 0) * 2 + Number(named)
  }
  return candidates.reduce<SourcedRecipe | undefined>(
    (best, next) => (best === undefined || rank(next) > rank(best) ? next : best),
    undefined,
  )
}

/** "Pancakes | My Kitchen" below the heading "Pancakes" is called as its heading says. */
const withoutAddition = (title: string, heading: string): string =>
  heading !== '' && title.startsWith(heading) && /^\s+[|–—·»-]\s/.test(title.slice(heading.length)) ? heading : title

const isWhole = (recipe: ClippedRecipe): boolean => recipe.ingredients.length > 0 || recipe.instructions.length > 0

function clipped(
  format: Clipped['format'],
  candidates: readonly SourcedRecipe[],
  { others, lines, video = null }: Pick<Clipped, 'others' | 'lines'> & Partial<Pick<Clipped, 'video'>>,
): Clipped {
  const { recipe: combined, origins } = combine(candidates)
  const heading = candidates.find(({ source }) => source === 'meta')?.recipe.title ?? ''
  const recipe = { ...combined, title: withoutAddition(combined.title, heading), url: withoutTracking(combined.url) }
  return {
    outcome: isWhole(recipe) ? 'recipe' : 'no recipe',
    format,
    recipe,
    origins,
    others,
    video,
    lines: lines
      .filter((line) => line !== '')
      .slice(0, maxLines)
      .map((line) => line.slice(0, maxLineLength)),
  }
}
