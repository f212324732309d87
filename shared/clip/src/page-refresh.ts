import { plainText } from './plain.ts'
import { webAddress } from './web-address.ts'

/** Refreshes stand in the head. */
const maxHead = 50_000

const metaElement = /<meta\b[^<>]{0,2000}>/gi
const isRefresh = /\bhttp-equiv\s*=\s*["']?refresh\b/i
const contentOf = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i
/** "0; url=/recipe": after how many seconds, and where to. */
const target = /^\s*(\d{1,9})(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i

/** A page that refreshes later than this is meant to be read: it shows news and leads to no other page. */
const mostSeconds = 10

/**
 * Where a page leads by itself (`<meta http-equiv="refresh">`), as browsers follow it; empty where it stays.
 * @param url the address of the page
 */
export function pageRefresh(html: string, url: string): string {
  for (const [element] of html.slice(0, maxHead).matchAll(metaElement)) {
    if (!isRefresh.test(element)) continue
    const [, double, single] = contentOf.exec(element) ?? []
    const [, seconds = '', address = ''] = target.exec(plainText(double ?? single ?? '')) ?? []
    const next = address === '' || Number(seconds) > mostSeconds ? '' : webAddress(address, url)
    if (next !== '' && next !== url) return next
  }
  return ''
}
