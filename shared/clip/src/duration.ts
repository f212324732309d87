import { fractionGlyphs } from '@potluck/cooking/fraction-glyphs'
import type { TimeUnit } from '@potluck/cooking/languages/time-words'
import { timeUnitOf } from '@potluck/cooking/time-units'
import type { ClippedTime } from './recipe.ts'

const minutesOf: Readonly<Record<TimeUnit, number>> = {
  second: 1 / 60,
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10_080,
  month: 43_200,
  year: 525_600,
}

const fractions = new Map(fractionGlyphs.map(([glyph, top, bottom]) => [glyph, top / bottom]))

const isoPart = /([+-]?\d+(?:[.,]\d+)?)\s*([YMWDHS])/gi
const iso =
  /^p(?=[\dt+-])((?:[+-]?\d+(?:[.,]\d+)?[ymwd])*)(?:t((?:[+-]?\d+(?:[.,]\d+)?[hms])*)([+-]?\d+(?:[.,]\d+)?)?)?$/i

const isoUnits: Readonly<Record<string, TimeUnit>> = {
  y: 'year',
  w: 'week',
  d: 'day',
  h: 'hour',
  s: 'second',
  // Months never mean months in a recipe: P30M is a forgotten T.
  m: 'minute',
}

/**
 * Reads a length of time: ISO 8601 in the forms found in the wild (`PT1H30M`, `P0DT0H25M`, `PT90M`, `P30M`, `PT1.5H`,
 * `pt30`), a clock (`1:30`), or words ("1 hour 25 min", "1½ Std.", "25–30 minutes", which gives the longer end).
 *
 * @returns whole minutes, or `null` for what is no length of time, is negative or has no amount ("PT", "overnight").
 */
export function readDuration(written: string): number | null {
  const text = written.slice(0, 200).trim().toLowerCase()
  // Templates leave out numbers that they do not have: PTH5M.
  const compact = text.replace(/\s/g, '').replace(/(?<=[ptymwdhs])[ymwdhs]/g, '')
  const minutes = iso.test(compact) ? readIso(compact) : readWords(text)
  if (minutes === null || minutes < 0 || !Number.isFinite(minutes)) return null
  return minutes > 0 ? Math.max(1, Math.round(minutes)) : 0
}

function readIso(text: string): number | null {
  let minutes: number | null = null
  for (const [, amount = '', unit = ''] of text.matchAll(isoPart)) {
    const value = Number(amount.replace(',', '.'))
    if (value < 0) return null
    minutes = (minutes ?? 0) + value * minutesOf[isoUnits[unit.toLowerCase()] ?? 'minute']
  }
  const bare = iso.exec(text)?.[3]
  // A number without a unit after the T counts minutes: PT45, PT1H30.
  return bare === undefined ? minutes : (minutes ?? 0) + Number(bare.replace(',', '.'))
}

const amountAndUnit =
  /(?<!\d)(\d+(?:[.,]\d+)?)?\s?([½⅓⅔¼¾⅙⅚⅛⅜⅝⅞]|\d\/\d)?(?:\s?(?:-|–|—|to|bis|a|à|до|עד)\s?(\d+(?:[.,]\d+)?)\s?([½⅓⅔¼¾⅙⅚⅛⅜⅝⅞]|\d\/\d)?)?[\s-]?(\p{L}+)/gu

function readWords(text: string): number | null {
  if (/^[-−]/.test(text)) return null
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  if (/^\d+$/.test(text)) return Number(text)
  let minutes: number | null = null
  let afterHours = ''
  // "25 minutes to 30 minutes" says its unit twice.
  const once = text.replace(/(\d)\s?(\p{L}+)(?=\s?(?:to|bis|a|à|-|–)\s?\d+\s?\2)/gu, '$1')
  for (const match of once.matchAll(amountAndUnit)) {
    const [found, whole, part, upTo, upToPart, word = ''] = match
    const unit = timeUnitOf(word)
    const amount = number(upTo, upToPart) ?? number(whole, part)
    if (unit === null || amount === null) continue
    minutes = (minutes ?? 0) + amount * minutesOf[unit]
    afterHours = unit === 'hour' ? once.slice(match.index + found.length) : ''
  }
  // "1h30", "1 heure 10"
  const rest = /^\s?([0-5]?\d)$/.exec(afterHours)?.[1]
  return minutes !== null && rest !== undefined ? minutes + Number(rest) : minutes
}

function number(whole: string | undefined, part: string | undefined): number | null {
  if (whole === undefined && part === undefined) return null
  const [top, bottom] = (part ?? '0/1').split('/').map(Number)
  const fraction = part === undefined ? 0 : (fractions.get(part) ?? (top ?? 0) / (bottom || 1))
  return Number((whole ?? '0').replace(',', '.')) + fraction
}

/** Minutes as ISO 8601: 90 is `PT1H30M`. */
export function writeDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

/** Minutes for people, without words that need a language: 90 is "1 h 30 min". */
export function durationText(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  const parts = [days > 0 && `${days} d`, hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean)
  return parts.join(' ') || '0 min'
}

/** Reads a time field: minutes where it has them, the words where it does not, `null` where it says nothing. */
export function readTime(written: string): ClippedTime | null {
  const minutes = readDuration(written)
  if (minutes !== null) return minutes > 0 ? { minutes, text: durationText(minutes) } : null
  const text = written.trim()
  return text === '' || (/^[-−]?p/i.test(text) && !/[a-z]{3}/i.test(text)) ? null : { minutes: null, text }
}

/** The total where a recipe gives only its parts, `null` where it gives none. */
export function totalOf(active: ClippedTime | null, cook: ClippedTime | null): ClippedTime | null {
  const minutes = (active?.minutes ?? 0) + (cook?.minutes ?? 0)
  return minutes > 0 ? { minutes, text: durationText(minutes) } : null
}
