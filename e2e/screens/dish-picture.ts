import type { Browser } from '@playwright/test'

/** The look of a dish from above. Colours are CSS colours. */
export interface DishLook {
  readonly table: string
  readonly vessel: string
  /** Colours of the filling: in the middle, at the rim. */
  readonly filling: readonly [string, string]
  /** Pieces on the filling. */
  readonly bits: readonly Bits[]
  /** Colour of a swirl on the filling. */
  readonly swirl?: string
}

interface Bits {
  readonly shape: 'round' | 'leaf' | 'crumb' | 'half'
  readonly colour: string
  readonly count: number
  /** Radius in pixels of a picture 1200 wide. */
  readonly size: number
}

const width = 1200
const height = 900
const centre = { x: 610, y: 455 }
const vesselRadius = 372

/** A repeatable series of numbers from 0 to 1 (mulberry32), so that a dish looks the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const shapes: Record<Bits['shape'], (radius: number) => string> = {
  round: (r) =>
    `<circle r="${r}"/><ellipse cx="${-r * 0.3}" cy="${-r * 0.35}" rx="${r * 0.32}" ry="${r * 0.2}" fill="#fff" opacity=".5"/>`,
  leaf: (r) =>
    `<path d="M${-r} 0C${-r * 0.4} ${-r * 0.75} ${r * 0.5} ${-r * 0.6} ${r} 0C${r * 0.5} ${r * 0.6} ${-r * 0.4} ${r * 0.75} ${-r} 0Z"/><path d="M${-r * 0.9} 0H${r * 0.8}" stroke="#fff" stroke-opacity=".35" stroke-width="${r * 0.06}"/>`,
  crumb: (r) =>
    `<path d="M${-r} ${r * 0.2}L${-r * 0.3} ${-r * 0.7}L${r * 0.8} ${-r * 0.5}L${r} ${r * 0.5}L${-r * 0.2} ${r * 0.8}Z"/>`,
  half: (r) =>
    `<circle r="${r}"/><circle r="${r * 0.82}" fill="#fff" opacity=".22"/><ellipse cx="${r * 0.05}" rx="${r * 0.34}" ry="${r * 0.26}" fill="#5b1d12" opacity=".42"/>`,
}

function scatter({ shape, colour, count, size }: Bits, next: () => number): string {
  const reach = vesselRadius * 0.76 - size * 0.6
  return Array.from({ length: count }, (_, index) => {
    // Spread evenly over the disc, like sunflower seeds, then moved a little, so that pieces do not overlap.
    const radius = reach * Math.sqrt((index + 0.5) / count) + (next() - 0.5) * size
    const angle = index * 2.39996 + next() * 0.7 + size
    const place = `translate(${centre.x + radius * Math.cos(angle)} ${centre.y + radius * Math.sin(angle)})`
    const turned = `rotate(${Math.round(next() * 360)})`
    return `<g transform="${place} ${turned}" fill="${colour}" filter="url(#lift)">${shapes[shape](size * (0.75 + next() * 0.5))}</g>`
  }).join('')
}

function swirl(colour: string): string {
  const points = Array.from({ length: 140 }, (_, step) => {
    const angle = step * 0.13
    const radius = 14 + step * 1.55
    return `${Math.round(centre.x + radius * Math.cos(angle))} ${Math.round(centre.y + radius * 0.94 * Math.sin(angle))}`
  })
  return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="15" stroke-linecap="round" opacity=".85" filter="url(#soft)"/>`
}

/** The frame varies: nearer or farther, the dish in the middle or cut at a side. */
function frame(seed: number): string {
  const next = numbers(seed + 99)
  const zoom = 0.68 + next() * 0.27
  const left = (width - width * zoom) * (0.25 + next() * 0.5)
  const top = (height - height * zoom) * (0.25 + next() * 0.5)
  return [left, top, width * zoom, height * zoom].map(Math.round).join(' ')
}

/** A drawing of a dish on a table in the light of a window, 1200 × 900, as SVG. */
export function dishSvg(look: DishLook, seed: number): string {
  const next = numbers(seed)
  const { x, y } = centre
  const disc = (radius: number, attributes: string) => `<circle cx="${x}" cy="${y}" r="${radius}" ${attributes}/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame(seed)}" width="${width}" height="${height}">
    <defs>
      <radialGradient id="filling" cx=".45" cy=".42" r=".62"><stop stop-color="${look.filling[0]}"/><stop offset="1" stop-color="${look.filling[1]}"/></radialGradient>
      <radialGradient id="vessel" cx=".36" cy=".3" r=".85"><stop stop-color="#fff" stop-opacity=".75"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".32"/></radialGradient>
      <radialGradient id="window" cx=".18" cy=".1" r="1.15"><stop stop-color="#fff6e2" stop-opacity=".5"/><stop offset=".5" stop-color="#fff6e2" stop-opacity="0"/><stop offset="1" stop-color="#1d0f06" stop-opacity=".5"/></radialGradient>
      <filter id="wood"><feTurbulence type="fractalNoise" baseFrequency=".004 .09" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 .12 0 0 0 0 .06 0 0 0 0 .02 0 0 0 .9 -.28"/></filter>
      <filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="4" seed="${seed + 7}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .9 0 0 0 0 .7 0 0 0 1.1 -.5"/><feComposite in2="SourceGraphic" operator="in"/></filter>
      <filter id="shade"><feGaussianBlur stdDeviation="26"/></filter>
      <filter id="soft"><feGaussianBlur stdDeviation="2.4"/></filter>
      <filter id="lift" x="-.5" y="-.5" width="2" height="2"><feDropShadow dx="3" dy="6" stdDeviation="4" flood-opacity=".45"/></filter>
    </defs>
    <rect x="-100" y="-100" width="1600" height="1300" fill="${look.table}"/>
    <rect x="-100" y="-100" width="1600" height="1300" filter="url(#wood)"/>
    <circle cx="${x + 34}" cy="${y + 46}" r="${vesselRadius}" opacity=".55" filter="url(#shade)"/>
    ${disc(vesselRadius, `fill="${look.vessel}"`)}${disc(vesselRadius, 'fill="url(#vessel)"')}
    ${disc(vesselRadius * 0.84, 'fill="#000" opacity=".22" filter="url(#soft)"')}
    ${disc(vesselRadius * 0.82, 'fill="url(#filling)"')}${disc(vesselRadius * 0.82, 'filter="url(#grain)" opacity=".5"')}
    ${look.swirl ? swirl(look.swirl) : ''}
    ${look.bits.map((bits) => scatter(bits, next)).join('')}
    <rect x="-100" y="-100" width="1600" height="1300" fill="url(#window)"/>
  </svg>`
}

/** Renders dishes as JPEG files, in the order of the looks. */
export async function photographDishes(browser: Browser, looks: readonly DishLook[]): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: { width, height } })
  const photos: Buffer[] = []
  for (const [index, look] of looks.entries()) {
    await page.setContent(`<body style="margin:0">${dishSvg(look, index + 1)}</body>`)
    photos.push(await page.screenshot({ type: 'jpeg', quality: 86 }))
  }
  await page.close()
  return photos
}
