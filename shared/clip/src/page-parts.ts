import { sectionLabel } from './section-words.ts'
import { attribute, classesOf, elementsIn, type PageElement } from './tree.ts'
import { textIn } from './tree-text.ts'

/** A part of a recipe as the classes of a page name it. */
export type Zone = 'ingredients' | 'instructions' | null

const besideElements: ReadonlySet<string> = new Set(['nav', 'footer', 'dialog', 'figcaption'])
const wholeElements: ReadonlySet<string> = new Set(['html', 'body', 'main', 'article'])

/** Class and id words of what is not the recipe, as themes and plug-ins name it; whole words, and only these. */
const besideWords: ReadonlySet<string> = new Set(
  `comment comments comment-list comment-area comments-area comment-section comments-section comment-form commentlist
  comment-respond comment-wrapper comment-body comment-content respond disqus_thread related related-posts related-post
  related-recipes related-recipe related-content related-articles related-products yarpp sidebar side-bar widget
  widget-area share sharing share-buttons social social-share social-links social-icons social-media sharedaddy
  newsletter newsletter-signup breadcrumb breadcrumbs pagination menu nav navbar navigation main-navigation footer
  site-footer site-header cookie-banner cookie-consent review reviews modal popup recommended recommendations
  tiktok-embed instagram-media twitter-tweet you-may-also-like more-recipes similar-recipes similar-recipe print-only print-view printonly advertisement advert
  toc table-of-contents skip-link tags post-tags mw-editsection`.split(/\s+/),
)

/** Parts of a page that are not its content: navigation, comments, related recipes, what only a printer sees. */
export function isBeside(element: PageElement): boolean {
  if (besideElements.has(element.name)) return true
  if (wholeElements.has(element.name)) return false
  return classesOf(element).some(isBesideWord) || isBesideWord(attribute(element, 'id'))
}

/** Names of boxes at the side, and of what a printer prints: themes put the ingredients there. */
const sideWords: ReadonlySet<string> = new Set(
  'sidebar side-bar widget widget-area print-only printonly print-view modal popup only-print visible-print'.split(' '),
)

/**
 * The boxes at the side that hold the only heading over ingredients of a page, so that they are the recipe after all.
 * Empty where the page itself has one.
 */
export function sidesWithIngredients(root: PageElement): ReadonlySet<PageElement> {
  const parents = new Set<PageElement | null>()
  for (const element of elementsIn(root)) {
    if (/^h[1-6]$/.test(element.name) && sectionLabel(textIn(element)) === 'ingredients') parents.add(element.parent)
  }
  const sides = new Set<PageElement>()
  for (const parent of parents) {
    let isAtSide = false
    for (let box = parent; box !== null; box = box.parent) {
      if (isSide(box)) sides.add(box)
      isAtSide ||= isSide(box) || isBeside(box)
    }
    if (!isAtSide) return new Set()
  }
  return sides
}

/** A box at the side, or one that only a printer or a click shows. */
export const isSide = (box: PageElement): boolean =>
  !wholeElements.has(box.name) &&
  [...classesOf(box), attribute(box, 'id')].some((name) => sideWords.has(name.toLowerCase()))

const isBesideWord = (name: string): boolean => besideWords.has(name.toLowerCase())

const zoneWords: readonly (readonly ['ingredients' | 'instructions', RegExp])[] = [
  ['ingredients', /ingr[eé]dien|zutat|sk[lł]adnik|hozz[aá]val|suroviny|malzeme/i],
  [
    'instructions',
    /instruction|direction(?!al)|preparation|preparazion|zubereitung|recipe-?_?method|method-?_?(?:step|list)|procedure|recipe-?_?steps?|steps?-?_?list|bereiding|przygotowan|postup|preparaci[oó]n|elaboraci[oó]n|modo-?_?de-?_?prepar/i,
  ],
]

/** The part of a recipe that an element's class, id or test id names. */
export function zoneOf(element: PageElement): Zone {
  if (wholeElements.has(element.name)) return null
  const named = `${attribute(element, 'class')} ${attribute(element, 'id')} ${attribute(element, 'data-testid')}`
  if (named.length < 6 || named.length > 400) return null
  const zones = zoneWords.filter(([, word]) => word.test(named))
  // An element that names both parts holds both.
  return zones.length === 1 ? (zones[0]?.[0] ?? null) : null
}
