import type { Share } from '@potluck/api/shares'

/** The base address of the server's pages, next to its API. */
const rootOf = (apiBase: string): URL => new URL('..', apiBase)

/** The public address of a link. */
export const shareAddress = ({ address }: Pick<Share, 'address'>, apiBase: string): string =>
  new URL(address, rootOf(apiBase)).href

/** The address of the QR code of a link. */
export const sharedImage = (image: string, apiBase: string): string => new URL(image, rootOf(apiBase)).href

/** HTML that embeds the recipe as a card on another site, in a sandboxed frame. */
export function embedCode({ address, recipe }: Pick<Share, 'address' | 'recipe'>, apiBase: string): string {
  const url = new URL(`embed/${address.replace(/^s\//, '')}`, apiBase)
  url.searchParams.set('version', '1')
  const title = recipe.title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<iframe src="${url.href}" title="${title}" width="100%" height="640" style="border:0;max-width:600px" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}
