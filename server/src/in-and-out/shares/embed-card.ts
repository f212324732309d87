import type { Language } from '@potluck/cooking/language'
import { page } from '../../book/pages/page.ts'
import { pageWords } from '../../book/pages/page-words.ts'
import type { DisplayedText } from '../../book/pages/recipe-look.ts'
import { factList, ingredientList, paragraphs, stepList } from '../../book/pages/recipe-parts.ts'
import { baseStyle, embedStyle, largeTypeStyle } from '../../book/pages/styles.ts'
import { directionOf } from '../../book/pages/text-direction.ts'
import { type Html, html } from '../../machinery/web/http/html.ts'
import type { SharedRecipe } from './read-shared.ts'
import { sourceOf } from './share-page.ts'

const nothing = html``

/** The options of a frame. */
export interface EmbedOptions {
  readonly hideNotes: boolean
  readonly hideSource: boolean
  readonly hideSourceURL: boolean
  readonly noimage: boolean
  readonly twocolIngr: boolean
  readonly largeType: boolean
}

export const embedStyles = ({ largeType }: EmbedOptions) =>
  largeType ? [baseStyle, embedStyle, largeTypeStyle] : [baseStyle, embedStyle]

interface Embedded {
  readonly recipe: SharedRecipe
  readonly shown: DisplayedText
  readonly language: Language
  readonly secret: string
  readonly options: EmbedOptions
}

const part = (title: string, content: Html): Html => html`<section><h2 dir="auto">${title}</h2>${content}</section>`

/** The recipe as a card in a frame of another site; its links open windows of their own. */
export function embedCard(embedded: Embedded): string {
  const { recipe, shown, language, secret, options } = embedded
  const t = pageWords(language)
  const withPhoto = recipe.pictureCount > 0 && !options.noimage
  return page({
    language,
    title: recipe.title,
    styles: embedStyles(options),
    look: 'embed',
    body: html`<article class="card" dir="${directionOf(recipe.title)}">
${withPhoto ? html`<img class="photo" src="../../s/${secret}/photos/0/medium" alt="${t('page.photo', { title: recipe.title })}">` : nothing}
<div class="inside"><h1>${recipe.title}</h1>
${factList({ ...recipe, yield: shown.yield }, language)}
${shown.factor === null ? nothing : html`<p class="by">${t('page.times', { factor: shown.factor })}</p>`}
<div class="parts${options.twocolIngr ? ' columns' : ''}">
${shown.ingredients.length > 0 ? part(t('page.ingredients'), ingredientList(shown.ingredients, false)) : nothing}
${
  shown.steps.length > 0
    ? part(
        t('page.steps'),
        stepList(shown.steps, (number) => (withPhoto ? `../../s/${secret}/photos/${number - 1}/medium` : null)),
      )
    : nothing
}
</div>
${recipe.notes.trim() && !options.hideNotes ? part(t('page.notes'), paragraphs(recipe.notes)) : nothing}
${options.hideSource ? nothing : sourceOf(recipe, language, !options.hideSourceURL)}
</div>
<a class="open" href="../../s/${secret}" target="_blank" rel="noopener">${t('page.open')}</a>
</article>`,
  })
}

/** The content of the frame when the link is dead. */
export function deadEmbed(language: Language, options: EmbedOptions): string {
  const title = pageWords(language)('page.deadTitle')
  return page({
    language,
    title,
    styles: embedStyles(options),
    look: 'embed',
    body: html`<div class="card"><p class="inside">${title}</p></div>`,
  })
}
