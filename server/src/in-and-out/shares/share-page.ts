import type { Language } from '@potluck/cooking/language'
import { withoutStyleMarks } from '@potluck/cooking/styled-text'
import { truncate } from '@potluck/cooking/truncate'
import { siteOf } from '@potluck/cooking/web-link'
import { page } from '../../book/pages/page.ts'
import { pageWords } from '../../book/pages/page-words.ts'
import type { DisplayedText } from '../../book/pages/recipe-look.ts'
import { factList, ingredientList, outwards, paragraphs, stepList } from '../../book/pages/recipe-parts.ts'
import { baseStyle, shareStyle } from '../../book/pages/styles.ts'
import { directionOf } from '../../book/pages/text-direction.ts'
import { Html, html } from '../../machinery/web/http/html.ts'
import type { SharedRecipe } from './read-shared.ts'

const nothing = html``

export const shareStyles = [baseStyle, shareStyle]

interface Shared {
  readonly recipe: SharedRecipe
  readonly shown: DisplayedText
  readonly language: Language
}

export interface SharePage extends Shared {
  readonly secret: string
  /** The product's address, ending in a slash. */
  readonly web: string
  /** The recipe in the words of schema.org; null for one that is longer than any is. */
  readonly schema: object | null
}

/** As long as chat programs show, who know no marks. */
const excerpt = (text: string): string => truncate(withoutStyleMarks(text).replace(/\s+/g, ' ').trim(), 200)

/** The preview of the link in a chat program: title, description, photo. */
function previewCard({ recipe, shown, web, secret }: SharePage): Html {
  const about = excerpt(recipe.description) || excerpt(shown.ingredients.map(({ text }) => text).join(', '))
  const image = `${web}s/${secret}/photos/0/medium`
  return html`<meta name="description" content="${about}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="Potluck">
<meta property="og:title" content="${recipe.title}">
<meta property="og:description" content="${about}">
<meta property="og:url" content="${web}s/${secret}">
${
  recipe.pictureCount > 0
    ? html`<meta property="og:image" content="${image}">
<meta name="twitter:card" content="summary_large_image">`
    : html`<meta name="twitter:card" content="summary">`
}`
}

/** Data inside a page, which no policy takes for a script: no text in it can end its element. */
const jsonLd = (schema: object): Html => {
  const data = JSON.stringify(schema).replaceAll('<', '\\u003c')
  return html`<script type="application/ld+json">${new Html(data)}</script>`
}

/** Where the recipe comes from: what the cook wrote, and the page it was found on. */
export function sourceOf({ source, url }: SharedRecipe, language: Language, withLink = true): Html {
  const site = withLink ? siteOf(url) : null
  const name = source.trim()
  if (name === '' && site === null) return nothing
  const link = site === null ? nothing : outwards(url.trim(), name === '' ? site : name)
  return html`<p class="source">${pageWords(language)('page.source')}: ${site === null ? html`<bdi>${name}</bdi>` : link}</p>`
}

/** A recipe as whoever has its link reads it, without an account and without a script. */
export function sharePage(shared: SharePage): string {
  const { recipe, shown, language, secret, schema } = shared
  const t = pageWords(language)
  const photo = (position: number, size: string) => `${secret}/photos/${position}/${size}`
  return page({
    language,
    title: recipe.title,
    styles: shareStyles,
    look: 'share',
    head: html`${previewCard(shared)}${schema === null ? nothing : jsonLd(schema)}`,
    body: html`<main>
<article dir="${directionOf(recipe.title)}">
${recipe.pictureCount > 0 ? html`<img class="photo" src="${photo(0, 'large')}" alt="${t('page.photo', { title: recipe.title })}">` : nothing}
<header class="head"><h1>${recipe.title}</h1>
<p class="by" dir="auto">${t('page.from', { name: recipe.ownerName })}</p>
${recipe.description.trim() ? paragraphs(recipe.description) : nothing}
${factList({ ...recipe, yield: shown.yield }, language)}</header>
<div class="body">
${shown.ingredients.length > 0 ? html`<section><h2 dir="auto">${t('page.ingredients')}</h2>${ingredientList(shown.ingredients, true)}</section>` : nothing}
${shown.steps.length > 0 ? html`<section><h2 dir="auto">${t('page.steps')}</h2>${stepList(shown.steps, (number) => photo(number - 1, 'medium'))}</section>` : nothing}
${recipe.notes.trim() ? html`<section class="wide"><h2 dir="auto">${t('page.notes')}</h2>${paragraphs(recipe.notes)}</section>` : nothing}
${recipe.pictureCount > 1 ? html`<div class="more wide">${Array.from({ length: recipe.pictureCount - 1 }, (_, place) => html`<img loading="lazy" src="${photo(place + 1, 'thumbnail')}" alt="${t('page.moreThanOne', { title: recipe.title, number: place + 2 })}">`)}</div>` : nothing}
<div class="wide">${sourceOf(recipe, language)}</div>
</div>
</article>
<footer><a href="../">${t('page.about')}</a></footer>
</main>
<div class="save"><a class="button" href="../#/shared/${secret}">${t('page.save')}</a></div>`,
  })
}

/** The page of a dead link. */
export function deadSharePage(language: Language): string {
  const t = pageWords(language)
  return page({
    language,
    title: t('page.deadTitle'),
    styles: shareStyles,
    look: 'share',
    body: html`<main class="gone"><h1>${t('page.deadTitle')}</h1><p>${t('page.dead')}</p>
<p><a class="button" href="../">${t('page.home')}</a></p></main>`,
  })
}
