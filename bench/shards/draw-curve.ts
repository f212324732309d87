const [width, height, left, top, bottom] = [760, 300, 46, 56, 34] as const

const colors = ['#b3261e', '#2f6fd0', '#0a7d32'] as const

const style = `text{font:11px system-ui,sans-serif;fill:#333}.head{font-size:13px}.grid{stroke:#ddd}path{fill:none;stroke-width:2}
@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#3a3a3a}}`

export interface Curve {
  readonly name: string
  readonly values: readonly number[]
}

/** Draws curves over weeks, from 1 upwards. @returns an SVG document */
export function drawCurves(title: string, curves: readonly Curve[]): string {
  const weeks = Math.max(...curves.map(({ values }) => values.length))
  const greatest = Math.max(2, Math.ceil(Math.max(...curves.flatMap(({ values }) => values.slice(1)))))
  const x = (week: number) => Math.round(left + (week / (weeks - 1)) * (width - left - 12))
  const y = (value: number) =>
    Math.round((height - bottom - ((Math.min(value, greatest) - 1) / (greatest - 1)) * (height - bottom - top)) * 10) /
    10
  const line = (value: number) =>
    `<path class="grid" d="M${left} ${y(value)}H${width - 12}"/><text x="${left - 6}" y="${y(value) + 4}" text-anchor="end">${value}</text>`
  const year = (week: number) => `<text x="${x(week)}" y="${height - 12}" text-anchor="middle">week ${week}</text>`
  const drawn = curves.map(({ name, values }, index) => {
    const color = colors[index % colors.length]
    const points = values.map((value, week) => `${x(week)} ${y(value)}`).join('L')
    const at = left + index * 230
    return `<path stroke="${color}" d="M${points}"/><path stroke="${color}" d="M${at} 36h18"/><text x="${at + 24}" y="40">${name}</text>`
  })
  const grid = Array.from({ length: (greatest - 1) * 2 + 1 }, (_, half) => line(1 + half / 2))
  const years = Array.from({ length: Math.floor((weeks - 1) / 26) + 1 }, (_, half) => year(half * 26))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>${title}</title><style>${style}</style>
<text class="head" x="4" y="16">${title}</text>
${[...grid, ...years, ...drawn].join('\n')}
</svg>
`
}
