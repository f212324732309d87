/** Where a site describes one of its pages as JSON (https://oembed.com/providers.json); empty where it asks for a contract. */
interface VideoSite {
  readonly hosts: RegExp
  readonly oembed: string
}

const sites: readonly VideoSite[] = [
  { hosts: /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/, oembed: '/oembed' },
  { hosts: /^youtu\.be$/, oembed: 'https://www.youtube.com/oembed' },
  { hosts: /^(?:www\.|m\.)?tiktok\.com$/, oembed: '/oembed' },
  { hosts: /^v[mt]\.tiktok\.com$/, oembed: 'https://www.tiktok.com/oembed' },
  { hosts: /^(?:www\.|player\.)?vimeo\.com$/, oembed: 'https://vimeo.com/api/oembed.json' },
  { hosts: /^(?:www\.)?dailymotion\.com$/, oembed: 'https://www.dailymotion.com/services/oembed' },
  { hosts: /^(?:[a-z]{2}\.|www\.)?pinterest\.(?:[a-z]{2,3}|co\.uk|com\.[a-z]{2})$/, oembed: '/oembed.json' },
  { hosts: /^pin\.it$/, oembed: '' },
  { hosts: /^(?:www\.)?instagram\.com$/, oembed: '' },
  { hosts: /^(?:(?:www|m|web)\.)?facebook\.com$|^fb\.watch$/, oembed: '' },
]

function siteAt(address: string): { readonly url: URL; readonly site: VideoSite } | null {
  const url = URL.parse(address)
  const site = url && sites.find(({ hosts }) => hosts.test(url.hostname))
  return url && site ? { url, site } : null
}

/** Whether an address is one of a site of videos or pictures with a text below them. */
export const isVideoAddress = (address: string): boolean => siteAt(address) !== null

/** The address where the site describes this page of it as JSON (oEmbed); `''` where there is none. */
export function oembedAddress(address: string): string {
  const at = siteAt(address)
  if (at === null || at.site.oembed === '') return ''
  const described = new URL(at.site.oembed, at.url)
  described.searchParams.set('url', address)
  described.searchParams.set('format', 'json')
  return described.href
}
