import { createHash } from 'node:crypto'
import { type Language, languageRow } from '@potluck/cooking/language'
import type { FastifyReply } from 'fastify'
import { Html, html } from '../../machinery/web/http/html.ts'

/** A style sheet or script of the program itself, which stands in the page and which its policy names by its hash. */
export interface PagePart {
  readonly text: string
  readonly hash: string
}

export const pagePart = (text: string): PagePart => ({
  text,
  hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
})

export interface PageDraft {
  readonly language: Language
  readonly title: string
  readonly styles: readonly PagePart[]
  readonly script?: PagePart | undefined
  readonly head?: Html
  /** Class of the body. */
  readonly look: string
  readonly body: Html
}

/** A whole document; nothing is loaded from elsewhere, and every value in it is escaped. */
export function page({ language, title, styles, script, head, look, body }: PageDraft): string {
  return html`<!doctype html>
<html lang="${language}" dir="${languageRow(language).direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
${head ?? html``}
${styles.map(({ text }) => html`<style>${new Html(text)}</style>`)}
<body class="${look}">
${body}
${script ? html`<script>${new Html(script.text)}</script>` : html``}
</body>
</html>
`.text
}

export interface PagePolicy {
  readonly styles: readonly PagePart[]
  readonly script?: PagePart | undefined
  /** The sites that may show it in a frame, as a policy names them. */
  readonly frames: string
  /** Cut off from everything, its own origin too; links open windows that are not. */
  readonly sandbox?: boolean
}

/** The policy of such a page: it shows itself and pictures of its own origin. */
export const pagePolicy = ({ styles, script, frames, sandbox }: PagePolicy): string =>
  [
    "default-src 'none'",
    `style-src ${styles.map(({ hash }) => hash).join(' ')}`,
    ...(script ? [`script-src ${script.hash}`] : []),
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frames}`,
    ...(sandbox ? ['sandbox allow-popups allow-popups-to-escape-sandbox'] : []),
  ].join('; ')

/** Sends a page under its policy. No search engine keeps it. */
export const sendPage = (reply: FastifyReply, text: string, policy: PagePolicy): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(policy))
    .header('x-robots-tag', 'noindex')
    .send(text)
