import type { Visit } from './visits.ts'

const width = 760
const labelWidth = 210
const rowHeight = 13
const top = 42

const style = `text{font:10px system-ui,sans-serif;fill:#333}.head{font-size:13px}.grid{stroke:#ddd}.wait{fill:#c9c9c9}
.content{stroke:#0a7d32}.usable{stroke:#b3261e}.Document{fill:#7a4fc9}.Script{fill:#c98a1b}.Stylesheet{fill:#2b8a9e}.data{fill:#2f6fd0}.stored{fill:#9aa}
@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#3a3a3a}.wait{fill:#555}.content{stroke:#5fd38a}.usable{stroke:#ff8a80}
.Document{fill:#b59cf0}.Script{fill:#e8b45a}.Stylesheet{fill:#6cc5d6}.data{fill:#7fb0ff}.stored{fill:#788}}`

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The end of the path, which says what the file is. */
const labelOf = (url: string) => {
  const { pathname } = new URL(url)
  return pathname === '/' ? '/' : pathname.split('/').slice(-2).join('/').slice(-36)
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`

/**
 * Draws what a page requested until it was usable: a row per request, gray while it waits for the first byte, colored while
 * bytes arrive. Light and dark, as the reader's system wants.
 * @returns an SVG document
 */
export function drawWaterfall(title: string, { figures: { contentMs, usableMs }, requests }: Visit): string {
  const rows = requests.filter(({ startMs, endMs }) => endMs !== undefined && startMs < usableMs)
  const lastMs = Math.max(usableMs, ...rows.map(({ endMs = 0 }) => Math.min(endMs, usableMs + 400)))
  const height = top + rows.length * rowHeight + 8
  const x = (ms: number) => Math.round(labelWidth + (Math.min(ms, lastMs) / lastMs) * (width - labelWidth - 60))
  const bar = (className: string, from: number, to: number, y: number) =>
    `<rect class="${className}" x="${x(from)}" y="${y + 2}" width="${Math.max(1, x(to) - x(from))}" height="9"/>`
  const line = (className: string, ms: number) => `<path class="${className}" d="M${x(ms)} ${top - 6}V${height - 4}"/>`
  const grid = Array.from({ length: Math.floor(lastMs / 500) + 1 }, (_, index) => index * 500).map(
    (ms) => `${line('grid', ms)}<text x="${x(ms)}" y="${top - 8}" text-anchor="middle">${ms / 1_000}</text>`,
  )
  const drawn = rows.map(({ url, kind, startMs, firstByteMs = startMs, endMs = startMs, bytes, isStored }, index) => {
    const y = top + index * rowHeight
    const color = isStored ? 'stored' : /Document|Script|Stylesheet/.test(kind) ? kind : 'data'
    const size = bytes > 0 ? `${(bytes / 1_000).toFixed(1)} kB` : ''
    return `<text x="4" y="${y + 10}">${escapeText(labelOf(url))}</text>${bar('wait', startMs, firstByteMs, y)}${bar(color, firstByteMs, endMs, y)}<text x="${x(Math.max(firstByteMs, endMs)) + 4}" y="${y + 10}">${size}</text>`
  })
  const head = `${title}: content ${seconds(contentMs)} (green), usable ${seconds(usableMs)} (red)`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>${escapeText(head)}</title><style>${style}</style>
<text class="head" x="4" y="16">${escapeText(head)}</text>
${[...grid, ...drawn].join('\n')}
${line('content', contentMs)}${line('usable', usableMs)}
</svg>
`
}
