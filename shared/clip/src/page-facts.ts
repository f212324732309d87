import { siteOf } from '@potluck/cooking/web-link'
import { type ClippedRecipe, emptyRecipe } from './recipe.ts'
import { attribute, elementsIn, type PageElement } from './tree.ts'
import { textIn } from './tree-text.ts'
import { webAddress } from './web-address.ts'

/** What a page says about itself as a whole: Open Graph, meta and link elements, its first heading. */
export interface PageFacts {
  readonly recipe: ClippedRecipe
  /** The texts of `<script type="application/ld+json">`. */
  readonly jsonLd: readonly string[]
  /** The texts of `<script type="application/json">` that hold a schema.org Recipe: what frameworks draw pages from. */
  readonly data: readonly string[]
  /** The address that relative ones are relative to. */
  readonly base: string
}

const typedRecipe = /"@type"\s*:\s*(?:\[\s*)?"(?:https?:\/\/schema\.org\/)?Recipe"/

export function readPageFacts(root: PageElement, given: string): PageFacts {
  const meta = new Map<string, string>()
  const jsonLd: string[] = []
  const data: string[] = []
  const headings: string[] = []
  const pictures: PageElement[] = []
  const found = { title: '', canonical: '', base: '', language: '' }
  for (const element of elementsIn(root)) {
    const { name } = element
    if (name === 'meta') {
      const key = (attribute(element, 'property') || attribute(element, 'name')).toLowerCase()
      if (key !== '' && !meta.has(key)) meta.set(key, attribute(element, 'content').trim())
    } else if (name === 'script') {
      const type = attribute(element, 'type').trim()
      if (/^application\/ld\+json/i.test(type)) jsonLd.push(element.children.join(''))
      else if (/^application\/json/i.test(type)) data.push(element.children.join(''))
    } else if (name === 'link') {
      if (attribute(element, 'rel') === 'canonical') found.canonical ||= attribute(element, 'href')
    } else if (name === 'base') found.base ||= attribute(element, 'href')
    else if (name === 'html') found.language ||= attribute(element, 'lang') || attribute(element, 'xml:lang')
    else if (name === 'title') found.title ||= textIn(element)
    else if (name === 'h1' && headings.length < 5 && !isForReaders(element)) headings.push(textIn(element))
    else if (name === 'img' && pictures.length < 500) pictures.push(element)
  }
  const url = webAddress(found.canonical, given) || webAddress(meta.get('og:url') ?? '', given) || webAddress(given)
  const source = meta.get('og:site_name') ?? ''
  const image = webAddress(meta.get('og:image') ?? meta.get('twitter:image') ?? '', url)
  const base = webAddress(found.base, given || url) || given || url
  return {
    jsonLd,
    data: data.filter((text) => typedRecipe.test(text)),
    base,
    recipe: {
      ...emptyRecipe,
      title: titleOf(
        headings.find((heading) => heading !== '' && heading !== source) ?? '',
        [meta.get('og:title') ?? '', found.title].map((title) => withoutSite(title, source)),
      ),
      description: meta.get('og:description') || meta.get('description') || '',
      source: source || (siteOf(url) ?? ''),
      author: /^https?:|^@/.test(meta.get('author') ?? '') ? '' : (meta.get('author') ?? ''),
      url,
      images: image === '' ? pictureOf(pictures, base) : [image],
      language: found.language || (meta.get('og:locale') ?? '').replace('_', '-'),
    },
  }
}

/** A heading that only a screen reader says names a part of the page, such as its menu. */
const isForReaders = (heading: PageElement): boolean =>
  /sr-only|visually-?hidden|screen-reader/i.test(attribute(heading, 'class').slice(0, 500))

const decoration = /logo|icon|avatar|gravatar|sprite|badge|pixel|banner|button|spacer|\.svg|\.gif/i

/** The picture that is most likely of the dish on a page that does not say: the first that is large and no decoration. */
function pictureOf(pictures: readonly PageElement[], base: string): string[] {
  const found = pictures.flatMap((picture) => {
    const address = webAddress(
      ['data-src', 'data-lazy-src', 'src']
        .map((key) => attribute(picture, key))
        .find((value) => /^(?!data:)./.test(value)) ?? '',
      base,
    )
    const small = ['width', 'height'].some((side) => Number.parseInt(attribute(picture, side), 10) < 200)
    return address === '' || small || decoration.test(address + attribute(picture, 'class')) ? [] : [address]
  })
  return found.slice(0, 1)
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
