import { Html, html } from '../../machinery/web/http/html.ts'
import type { DocsPage } from './read-pages.ts'
import type { DocsResult } from './search-pages.ts'

/** The style of the pages; its hash is in their policy. */
export const docsStyle = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 22%, transparent) }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 48rem; margin: 0 auto; padding: 1rem 1rem 4rem; overflow-wrap: anywhere }
header { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; justify-content: space-between }
header > a { display: inline-block; padding: .6rem 0 }
form { display: flex; flex-wrap: wrap; gap: .5rem; min-width: 0 }
input, button { font: inherit; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid GrayText; border-radius: .5rem; box-sizing: border-box }
input { flex: 1 1 10rem; min-width: 0 }
h1, h2, h3 { line-height: 1.25; margin-top: 2rem }
code, pre { font: .9em/1.5 ui-monospace, monospace }
pre { white-space: pre-wrap; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem }
ul.pages { list-style: none; padding: 0 }
ul.pages > li { border-top: 1px solid var(--line); padding: .6rem 0 }
ul.pages p { margin: .25rem 0 0 }
div[role=region] { overflow-x: auto }
table { border-collapse: collapse; min-width: 30rem; overflow-wrap: normal }
th, td { text-align: start; vertical-align: top; padding: .4rem 1rem .4rem 0; border-bottom: 1px solid var(--line) }
`

/** A page around a content. `up` leads to the list of all pages. */
const frame = (title: string, up: string, query: string, content: Html): string =>
  html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – Potluck documentation</title>
<style>${new Html(docsStyle)}</style>
<header>
<a href="${up}">All pages</a>
<form action="${up}" role="search"><input type="search" name="q" value="${query}" maxlength="200" aria-label="Search the documentation"> <button>Search</button></form>
</header>
<main>
${content}
</main>
</html>
`.text

/** One page of the documentation. */
export const docsPage = ({ path, title, content }: DocsPage): string =>
  frame(title, '../'.repeat(path.split('/').length - 1) || './', '', content)

/** The pages that no other page lists. */
export const docsList = (pages: Iterable<DocsPage>): string =>
  frame(
    'All pages',
    './',
    '',
    html`<h1>Documentation</h1>
<ul class="pages">${[...pages]
      .filter(({ path }) => !path.includes('/') || path.endsWith('/README.md'))
      .map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>`)}</ul>`,
  )

/** The results of a search. */
export const docsResults = (query: string, results: readonly DocsResult[]): string =>
  frame(
    query,
    './',
    query,
    html`<h1>${results.length === 0 ? 'Nothing found' : 'Found'}</h1>
<p>${results.length === 0 ? html`No section has all words of “${query}”.` : html`Sections with “${query}”, the best first.`}</p>
<ul class="pages">${results.map(
      ({ page, section, excerpt }) =>
        html`<li><a href="${page.path}${section.anchor ? `#${section.anchor}` : ''}">${
          section.heading === page.title ? page.title : `${page.title}: ${section.heading}`
        }</a><p>${excerpt}</p></li>`,
    )}</ul>`,
  )
