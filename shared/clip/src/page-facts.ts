import { siteOf } from '@potluck/cooking/web-link'
import { type ClippedRecipe, emptyRecipe } from './recipe.ts'
import { tidyTitle } from './tidy-lines.ts'
import { attribute, elementsIn, type PageElement } from './tree.ts'
import { textIn } from './tree-text.ts'
import { webAddress } from './web-address.ts'

/** Facts of a page about itself: Open Graph, meta and link elements, its first heading. */
export interface PageFacts {
  readonly recipe: ClippedRecipe
  /** The texts of `<script type="application/ld+json">`. */
  readonly jsonLd: readonly string[]
  /** The texts of `<script type="application/json">` that hold a schema.org Recipe: what frameworks draw pages from. */
  readonly data: readonly string[]
  /** The address that relative ones are relative to. */
  readonly base: string
  /** The address of a description of the page as JSON (oEmbed), as the page writes it, or empty. */
  readonly oembed: string
  /** @returns the content of a `meta` element by its name or property in lower case, or empty */
  readonly meta: (name: string) => string
}

const typedRecipe = /"@type"\s*:\s*(?:\[\s*)?"(?:https?:\/\/schema\.org\/)?Recipe"/

/** The elements of a page that give facts, as they are collected. */
interface Collection {
  readonly meta: Map<string, string>
  readonly jsonLd: string[]
  readonly data: string[]
  readonly headings: string[]
  readonly pictures: PageElement[]
  title: string
  canonical: string
  oembed: string
  base: string
  language: string
}

/** By the name of an element: how its facts are collected. */
const collectors = new Map<string, (element: PageElement, page: Collection) => void>([
  ['meta', collectMeta],
  ['script', collectScript],
  [
    'link',
    (element, page) => {
      if (attribute(element, 'rel') === 'canonical') page.canonical ||= attribute(element, 'href')
      if (/^application\/json\+oembed/i.test(attribute(element, 'type'))) page.oembed ||= attribute(element, 'href')
    },
  ],
  [
    'base',
    (element, page) => {
      page.base ||= attribute(element, 'href')
    },
  ],
  [
    'html',
    (element, page) => {
      page.language ||= attribute(element, 'lang') || attribute(element, 'xml:lang')
    },
  ],
  [
    'title',
    (element, page) => {
      page.title ||= textIn(element)
    },
  ],
  [
    'h1',
    (element, { headings }) => {
      if (headings.length < 5 && !isForReaders(element)) headings.push(textIn(element))
    },
  ],
  [
    'img',
    (element, { pictures }) => {
      if (pictures.length < 500) pictures.push(element)
    },
  ],
])

function collectMeta(element: PageElement, { meta }: Collection): void {
  const key = (attribute(element, 'property') || attribute(element, 'name')).toLowerCase()
  if (key !== '' && !meta.has(key)) meta.set(key, attribute(element, 'content').trim())
}

function collectScript(element: PageElement, { jsonLd, data }: Collection): void {
  const type = attribute(element, 'type').trim()
  if (/^application\/ld\+json/i.test(type)) jsonLd.push(element.children.join(''))
  else if (/^application\/json/i.test(type)) data.push(element.children.join(''))
}

/** @param given the address that the page was fetched from; empty when unknown */
export function readPageFacts(root: PageElement, given: string): PageFacts {
  const page: Collection = {
    meta: new Map(),
    jsonLd: [],
    data: [],
    headings: [],
    pictures: [],
    title: '',
    canonical: '',
    oembed: '',
    base: '',
    language: '',
  }
  for (const element of elementsIn(root)) collectors.get(element.name)?.(element, page)
  const metaOf = (key: string): string => page.meta.get(key) ?? ''
  const url = webAddress(page.canonical, given) || webAddress(metaOf('og:url'), given) || webAddress(given)
  const base = webAddress(page.base, given || url) || given || url
  return {
    jsonLd: page.jsonLd,
    data: page.data.filter((text) => typedRecipe.test(text)),
    base,
    oembed: page.oembed,
    meta: metaOf,
    recipe: recipeOf(page, metaOf, url, base),
  }
}

function recipeOf(page: Collection, metaOf: (key: string) => string, url: string, base: string): ClippedRecipe {
  const source = metaOf('og:site_name')
  const image = webAddress(page.meta.get('og:image') ?? metaOf('twitter:image'), url)
  return {
    ...emptyRecipe,
    title: tidyTitle(
      titleOf(
        page.headings.find((heading) => heading !== '' && !isNameOf(heading, [source, siteOf(url) ?? ''])) ?? '',
        [metaOf('og:title'), page.title].map((title) => withoutSite(title, source)),
      ),
    ),
    description: metaOf('og:description') || metaOf('description'),
    source: source || (siteOf(url) ?? ''),
    author: /^https?:|^@/.test(metaOf('author')) ? '' : metaOf('author'),
    url,
    images: image === '' ? pictureOf(page.pictures, base) : [image],
    language: page.language || metaOf('og:locale').replace('_', '-'),
  }
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/\.\p{L}+$|[^\p{L}\p{N}]+/gu, '')

/** Whether a heading is the name of the site, as above each of its pages: that of "mykitchen.example" is "My Kitchen". */
const isNameOf = (heading: string, sites: readonly string[]): boolean =>
  sites.some((site) => site !== '' && lettersOf(heading) === lettersOf(site))

/** A heading that only a screen reader says names a part of the page, such as its menu. */
const isForReaders = (heading: PageElement): boolean =>
  /sr-only|visually-?hidden|screen-reader/i.test(attribute(heading, 'class').slice(0, 500))

const decoration = /logo|icon|avatar|gravatar|sprite|badge|pixel|banner|button|spacer|\.svg|\.gif/i

/** The picture that is most likely of the dish on a page that does not say: the first that is large and no decoration. */
function pictureOf(pictures: readonly PageElement[], base: string): string[] {
  const addresses = pictures.flatMap((picture) => {
    const address = webAddress(
      ['data-src', 'data-lazy-src', 'src']
        .map((key) => attribute(picture, key))
        .find((value) => /^(?!data:)./.test(value)) ?? '',
      base,
    )
    const small = ['width', 'height'].some((side) => Number.parseInt(attribute(picture, side), 10) < 200)
    return address === '' || small || decoration.test(address + attribute(picture, 'class')) ? [] : [address]
  })
  return addresses.slice(0, 1)
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** The heading of a page, unless the page says twice that it is about something of which the heading has no word. */
function titleOf(heading: string, [shared = '', own = '']: readonly string[]): string {
  if (heading === '') return shared || own
  const words = new Set(wordsOf(shared))
  const isOther = shared !== '' && shared === own && !wordsOf(heading).some((word) => words.has(word))
  return isOther ? shared : heading
}

/** "Beetroot soup | My Kitchen" is called "Beetroot soup". */
function withoutSite(title: string, site: string): string {
  const [first = '', ...rest] = title.split(/\s+[|–—·»-]\s+/)
  return rest.length > 0 && (site === '' || rest.includes(site)) ? first.trim() : title
}
