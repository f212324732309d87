/** An address made absolute, or `''` where it is none, or one that a page must not hand us (`javascript:`, `file:`). */
export function webAddress(written: string, base = ''): string {
  const address = written.trim()
  if (address === '' || address.length > 4000) return ''
  const url = URL.parse(address, base === '' ? undefined : base)
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : ''
}

/** The same for pictures, which an exported file may carry within itself. */
export function imageAddress(written: string, base = ''): string {
  return /^data:image\/(?:png|jpe?g|webp|gif|avif);base64,[\w+/=\s]+$/i.test(written)
    ? written
    : webAddress(written, base)
}
