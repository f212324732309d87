/** A line of a chart: what one thing is at each place of the axis. */
export interface Curve {
  readonly name: string
  readonly points: readonly { readonly recipes: number; readonly value: number }[]
}

/** Curves that share one chart. */
export interface Chart {
  readonly title: string
  readonly curves: readonly Curve[]
}

const [width, height] = [240, 170]
const plot = { left: 34, top: 38, right: width - 16, bottom: height - 24 }
const perRow = 3
const head = 44

const style = `text{font:10px system-ui,sans-serif;fill:#333}.head{font-size:13px}path{fill:none;stroke-width:1.5}path.grid{stroke:#ddd;stroke-width:1}
path.c0{stroke:#2f6fd0}path.c1{stroke:#c98a1b}path.c2{stroke:#0a7d32}path.c3{stroke:#b3261e}
circle.c0{fill:#2f6fd0}circle.c1{fill:#c98a1b}circle.c2{fill:#0a7d32}circle.c3{fill:#b3261e}
@media(prefers-color-scheme:dark){text{fill:#ddd}path.grid{stroke:#3a3a3a}
path.c0{stroke:#7fb0ff}path.c1{stroke:#e8b45a}path.c2{stroke:#5fd38a}path.c3{stroke:#ff8a80}
circle.c0{fill:#7fb0ff}circle.c1{fill:#e8b45a}circle.c2{fill:#5fd38a}circle.c3{fill:#ff8a80}}`

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The axis: 1,000 to a million, each step ten times as many. */
const steps = [1_000, 10_000, 100_000, 1_000_000]
const xOf = (recipes: number) =>
  Math.round(plot.left + ((Math.log10(recipes) - 3) / (steps.length - 1)) * (plot.right - plot.left))

/** The least round number that is no smaller. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return [1, 2, 5, 10].map((times) => times * unit).find((round) => round >= value) ?? value
}

function drawChart({ title, curves }: Chart, most: number): string {
  const y = (value: number) => Math.round(plot.bottom - (value / most) * (plot.bottom - plot.top))
  const grid = [0, most / 2, most].map(
    (value) =>
      `<path class="grid" d="M${plot.left} ${y(value)}H${plot.right}"/><text x="${plot.left - 4}" y="${y(value) + 3}" text-anchor="end">${value}</text>`,
  )
  const axis = steps.map(
    (recipes) =>
      `<text x="${xOf(recipes)}" y="${plot.bottom + 14}" text-anchor="middle">${recipes === 1_000_000 ? '1 M' : `${recipes / 1_000} k`}</text>`,
  )
  const lines = curves.map(({ points }, index) => {
    const line = points.map(({ recipes, value }, at) => `${at === 0 ? 'M' : 'L'}${xOf(recipes)} ${y(value)}`).join('')
    const dots = points.map(
      ({ recipes, value }) => `<circle class="c${index}" cx="${xOf(recipes)}" cy="${y(value)}" r="2.5"/>`,
    )
    return `<path class="c${index}" d="${line}"/>${dots.join('')}`
  })
  return [`<text x="${plot.left}" y="${plot.top - 10}">${escapeText(title)}</text>`, ...grid, ...axis, ...lines].join(
    '\n',
  )
}

/**
 * Draws charts side by side over the number of recipes, with one scale and one legend. Light and dark, as the reader's
 * system wants.
 * @returns an SVG document
 */
export function drawCurves(title: string, charts: readonly Chart[]): string {
  const most = roundUp(
    Math.max(...charts.flatMap(({ curves }) => curves.flatMap(({ points }) => points.map(({ value }) => value)))),
  )
  const names = charts[0]?.curves.map(({ name }) => name) ?? []
  const legend = names.map(
    (name, index) =>
      `<circle class="c${index}" cx="${8 + index * 150}" cy="31" r="4"/><text x="${16 + index * 150}" y="35">${escapeText(name)}</text>`,
  )
  const drawn = charts.map((chart, index) => {
    const [x, y] = [(index % perRow) * width, head + Math.floor(index / perRow) * height]
    return `<g transform="translate(${x} ${y})">${drawChart(chart, most)}</g>`
  })
  const size = [perRow * width, head + Math.ceil(charts.length / perRow) * height]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" role="img"><title>${escapeText(title)}</title><style>${style}</style>
<text class="head" x="4" y="16">${escapeText(title)}</text>
${[...legend, ...drawn].join('\n')}
</svg>
`
}
