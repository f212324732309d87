import type { Endpoint } from '@potluck/api/endpoint'
import { endpoints } from '@potluck/api/endpoints'
import { z } from 'zod'
import { version } from '../../machinery/base/version.ts'
import { Html, html } from '../../machinery/web/http/html.ts'
import { templateOf } from './openapi.ts'
import { tokenSection } from './token-section.ts'

/** The style of the page; its hash is in the page's policy. */
export const apiPageStyle = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent) }
body { font: 1rem/1.55 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h2 { margin-top: 2.5rem; text-transform: capitalize }
nav a { display: inline-block; margin: 0 1rem .5rem 0; text-transform: capitalize }
details { border-top: 1px solid var(--line); padding: .6rem 0 }
summary { cursor: pointer; overflow-wrap: anywhere }
code, pre { font: .9em/1.5 ui-monospace, monospace }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem }
b { display: inline-block; min-width: 4.5rem }
table { border-collapse: collapse }
th, td { text-align: start; vertical-align: top; padding: .4rem 1rem .4rem 0; border-bottom: 1px solid var(--line) }
`

const access = {
  anyone: 'anyone',
  viewer: 'anyone, who sees more as a member',
  member: 'members',
  admin: 'admins of the server',
  ticket: 'holders of a ticket',
} as const

/** Which API tokens open an endpoint; nothing where no token is looked at. */
function scopeOf({ access: who, scope }: Endpoint): Html {
  if (scope) return html`API tokens need the scope <code>${scope}</code>. `
  return who === 'member' || who === 'admin' ? html`No API token opens it. ` : html``
}

const shown = (schema: z.ZodType, io: 'input' | 'output'): string => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return JSON.stringify(json, null, 2)
}

const part = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): Html =>
  schema ? html`<h4>${title}</h4><pre>${shown(schema, io)}</pre>` : html``

function endpointOf(name: string, endpoint: Endpoint): Html {
  const { method, path, summary, response, upload, status = 200, errors } = endpoint
  return html`<details id="${name}">
<summary><b>${method}</b> <code>/api${templateOf(path)}</code></summary>
<p>${summary}</p>
<p>For ${access[endpoint.access]}. ${scopeOf(endpoint)}Answers ${status}, or ${errors.join(', ') || 'nothing else'}.</p>
${upload ? html`<p>A form with the file <code>${upload.field}</code>, ${upload.maxBytes / 1_000_000} MB at most.</p>` : html``}
${part('Path', endpoint.params, 'input')}${part('Query', endpoint.query, 'input')}${part('Body', endpoint.body, 'input')}
${response === 'file' ? html`<h4>Answer</h4><p>A file.</p>` : part('Answer', response, 'output')}
</details>`
}

const section = ([feature, named]: [string, Readonly<Record<string, Endpoint>>]): Html =>
  html`<h2 id="${feature}">${feature}</h2>${Object.entries(named).map(([name, endpoint]) => endpointOf(name, endpoint))}`

/** The contract as a page to read: one document, nothing else is loaded. */
export function apiPage(): string {
  const features = Object.entries(endpoints)
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Potluck API</title>
<style>${new Html(apiPageStyle)}</style>
<h1>Potluck API</h1>
<p>Potluck ${version}. Every call of the application, made from the contract that the server checks with. For programs:
<a href="openapi.json">openapi.json</a>. How to run a server: <a href="../docs/">documentation</a>.</p>
<p>Whatever is not a success answers <code>{ "error": { "code", "message", "field"? } }</code>. A session token travels as
<code>Authorization: Bearer</code> or as the <code>token</code> parameter; an API token only in the header.</p>
${tokenSection()}
<nav>${features.map(([feature]) => html`<a href="#${feature}">${feature}</a>`)}</nav>
${features.map(section)}
</html>
`.text
}
